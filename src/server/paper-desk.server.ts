import type { DrawSheet, PaperSheet } from '../features/booking/papers/paper-sheet.ts';
import { createThreadPool } from './thread-pool.server.ts';

/**
 * Draws papers on a thread of its own, those that a shopper waits for first. A booking whose papers are too many is tried again
 * later.
 */
export function openPaperDesk(threadFile: string): { readonly draw: DrawSheet; close(): Promise<void> } {
  const pool = createThreadPool<PaperSheet>({
    ...{ workerFile: threadFile, threads: 1, queueLimit: 500, longestWork: 20_000 },
    describe: ({ title, brandName }) => `Drawing ${title} of ${brandName}`,
  });
  return {
    async draw(sheet, urgency) {
      const drawn = await pool.run(sheet, urgency);
      if (drawn === null) throw new Error('Too many papers wait to be drawn');
      return drawn;
    },
    close: () => pool.close(),
  };
}
