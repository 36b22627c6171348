import type { DrawSheet, PaperSheet } from '../../features/booking/papers/paper-sheet.ts';
import { createThreadPool } from '../../server/process/thread-pool.server.ts';

/**
 * Draws papers on a thread of its own, those that a shopper waits for first. Nobody is turned away: a booking waits for its papers as long
 * as it takes, which is what it would do if it had to ask again.
 */
export function openPaperDesk(threadFile: string): { readonly draw: DrawSheet; close(): Promise<void> } {
  const pool = createThreadPool<PaperSheet>({
    ...{ workerFile: threadFile, threads: 1, queueLimit: Number.POSITIVE_INFINITY, longestWork: 20_000 },
    describe: ({ title, brandName }) => `Drawing ${title} of ${brandName}`,
  });
  return {
    async draw(sheet, urgency) {
      const drawn = await pool.run(sheet, urgency);
      if (drawn === null) throw new Error('No more papers are drawn: the shop is being closed');
      return drawn;
    },
    close: () => pool.close(),
  };
}
