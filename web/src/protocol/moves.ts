// Spreads the groups of a question out into its moves.
import type { Asked, Message, MessageArgs, MessageValue, MoveGroup } from './types.ts';

export interface Move {
  /** What a `move` request sends. */
  readonly notation: string;
  readonly message: Message;
}

/** The moves of one kind: the id tells which. */
export interface MoveKind {
  readonly id: string;
  readonly moves: readonly Move[];
}

function expandGroup({ id, args = [], move, of }: MoveGroup): Move[] {
  const columns = move === undefined ? of.slice(1) : of;
  const count = of[0]?.length ?? (move === undefined ? 0 : 1);
  return Array.from({ length: count }, (_, at) => {
    const values: Record<string, MessageValue> = {};
    args.forEach((key, column) => {
      const value = columns[column]?.[at];
      if (value !== undefined) values[key] = value;
    });
    const notation =
      move === undefined
        ? String(of[0]?.[at])
        : move.replace(/\{([^}]*)\}/g, (whole, key: string) => String(values[key] ?? whole));
    return { notation, message: messageOf(id, values) };
  });
}

const messageOf = (id: string, args: MessageArgs): Message =>
  Object.keys(args).length === 0 ? [id] : [id, args];

export const expandKinds = (asked: Asked): MoveKind[] =>
  asked.moves.map((group) => ({ id: group.id, moves: expandGroup(group) }));

export const expandMoves = (asked: Asked): Move[] => asked.moves.flatMap(expandGroup);

/** An argument of a move by name or, for `"@cell": "b2"`, by type. */
export function argumentOf(move: Move, name: string): MessageValue | undefined {
  const args = move.message[1] ?? {};
  const key = Object.keys(args).find((candidate) => {
    const [given = '', type] = candidate.split('@');
    return (given === '' ? type : given) === name;
  });
  return key === undefined ? undefined : args[key];
}
