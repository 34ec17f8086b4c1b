// Messages of the browser, for who looks elsewhere. Asked for only when somebody has wished for them.
export const canNotify = (): boolean => 'Notification' in window && Notification.permission !== 'denied';

/** Asks the person, once; must follow a click. */
export async function allowNotifying(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** A later message of the same table takes the place of an earlier one. False where that cannot be. */
export function notify(title: string, body: string, table: string): boolean {
  if (!canNotify() || Notification.permission !== 'granted') return false;
  try {
    const message = new Notification(title, { body, tag: `orrery-${table}`, icon: '/icon.svg' });
    message.onclick = () => {
      window.focus();
      message.close();
    };
    return true;
  } catch {
    // Browsers of phones allow it and then do not know how.
    return false;
  }
}
