import { parentPort } from 'node:worker_threads';
import type { DocumentSheet } from './document-sheet.ts';
import { renderSheet } from './render-sheet.server.ts';

/** The thread's reply to one sheet: the PDF's bytes, or why rendering failed. */
type PdfWorkerReply = { readonly data: Uint8Array } | { readonly failure: string };

/**
 * Renders documents in a thread, one sheet after another. In development Node runs it from this file, so all its
 * imports must be plain TypeScript.
 */
parentPort?.on('message', async (sheet: DocumentSheet) => {
  parentPort?.postMessage(await answer(sheet));
});

async function answer(sheet: DocumentSheet): Promise<PdfWorkerReply> {
  try {
    return { data: await renderSheet(sheet) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
