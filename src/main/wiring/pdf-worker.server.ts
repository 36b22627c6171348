import { processTimings } from '../../defaults.ts';
import { createThreadPool } from '../../server/process/thread-pool.server.ts';
import type { DocumentSheet, RenderSheet } from '../../site/documents/document-sheet.ts';

/**
 * Renders documents on a worker thread, those that a shopper waits for first. Its queue has no limit: a booking would only
 * retry a refused document.
 */
export function openPdfWorker(threadFile: string): { readonly render: RenderSheet; close(): Promise<void> } {
  const pool = createThreadPool<DocumentSheet>({
    workerFile: threadFile,
    threads: 1,
    queueLimit: Number.POSITIVE_INFINITY,
    longestWork: processTimings.threadJobTimeoutMs,
    describe: ({ title, brandName }) => `Rendering ${title} of ${brandName}`,
  });
  return {
    async render(sheet, urgency) {
      const rendered = await pool.run(sheet, urgency);
      if (rendered === null) throw new Error('No more documents are rendered: the shop is closing');
      return rendered;
    },
    close: () => pool.close(),
  };
}
