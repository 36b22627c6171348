import { parentPort } from 'node:worker_threads';
import type { DocumentSheet } from './document-sheet.ts';
import { renderSheet } from './pdf-sheet.server.ts';

/** What the thread answers to one sheet: the PDF's bytes, or why it could not be drawn. */
type PdfWorkerReply = { readonly data: Uint8Array } | { readonly failure: string };

/**
 * The thread that draws documents, one sheet after another. In development Node runs it from this file, so everything it
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
