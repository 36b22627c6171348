import { processTimings } from '../../defaults.ts';
import type { DocumentSheet, RenderSheet } from '../../features/booking/documents/document-sheet.ts';
import { createThreadPool } from '../../server/process/thread-pool.server.ts';

/**
 * Renders documents on a thread of its own, those that a shopper waits for first. Rejects no document: a booking waits
 * for its documents as long as it takes, as it would with retries.
 */
export function openPdfWorker(threadFile: string): { readonly draw: RenderSheet; close(): Promise<void> } {
  const pool = createThreadPool<DocumentSheet>({
    workerFile: threadFile,
    threads: 1,
    queueLimit: Number.POSITIVE_INFINITY,
    longestWork: processTimings.threadJobTimeoutMs,
    describe: ({ title, brandName }) => `Drawing ${title} of ${brandName}`,
  });
  return {
    async draw(sheet, urgency) {
      const drawn = await pool.run(sheet, urgency);
      if (drawn === null) throw new Error('No more documents are drawn: the shop is being closed');
      return drawn;
    },
    close: () => pool.close(),
  };
}
