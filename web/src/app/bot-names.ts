// What people call the bots; the server names them by words of its own.
import { speech } from '../i18n/speech.svelte.ts';

export const botName = (bot: string): string => speech.label(`ui.bot_name.${bot}`, bot);
