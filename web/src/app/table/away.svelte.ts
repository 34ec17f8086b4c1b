// What happened since my last turn, for who comes back to a table: by opening it, or by looking at the
// page again.
import { untrack } from 'svelte';
import { on } from 'svelte/events';
import type { LogStep } from '../../protocol/index.ts';
import type { TableStore } from '../../state/table.svelte.ts';

export class Missed {
  steps = $state.raw<readonly LogStep[]>([]);
  #seqWhenHidden: number | null = null;

  constructor(private readonly table: TableStore) {
    $effect(() => {
      // Once, and not again with every change of the table.
      untrack(() => void this.#ask());
      return on(document, 'visibilitychange', () => {
        if (document.hidden) this.#seqWhenHidden = this.table.seq;
        else if (this.#seqWhenHidden !== this.table.seq) void this.#ask();
      });
    });
  }

  dismiss = (): void => {
    this.steps = [];
  };

  async #ask(): Promise<void> {
    const { doc, you } = this.table;
    if (you === null || doc?.table.phase !== 'running' || (doc.decision ?? 0) === 0) return;
    this.steps = (await this.table.digest()).filter((step) => step.length > 1);
  }
}
