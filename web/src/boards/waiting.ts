/** Whether the focus is nowhere, or at the question, where the table puts it when what had it is gone. */
export const isWaiting = (at: Element | null): boolean => at === null || at === document.body || at.matches('[data-focus-next]');
