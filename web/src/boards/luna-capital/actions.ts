// What a part of the board may do: the same as the board itself.
import type { BoardProps } from '../props.ts';

export type Actions = Pick<BoardProps, 'choose' | 'preview' | 'say'>;
