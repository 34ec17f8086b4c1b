// The time, told once a second, for what counts down.
import { t } from '../i18n/speech.svelte.ts';

class Clock {
  now = $state(Date.now());
  constructor() {
    setInterval(() => (this.now = Date.now()), 1000);
  }
}
export const clock = new Clock();

/** What is left on a clock: days and hours, or hours, minutes and seconds. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (days > 0) return t('days_left', { days, hours });
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
