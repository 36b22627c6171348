import { parentPort } from 'node:worker_threads';
import type { PaperSheet } from './paper-sheet.ts';
import { drawSheet } from './pdf-sheet.server.ts';

/** What the thread answers to one sheet: the PDF's bytes, or why it could not be drawn. */
type PaperAnswer = { readonly data: Uint8Array } | { readonly failure: string };

/**
 * The thread that draws papers, one sheet after another. In development Node runs it from this file, so everything it
 * imports must be plain TypeScript.
 */
parentPort?.on('message', async (sheet: PaperSheet) => {
  parentPort?.postMessage(await answer(sheet));
});

async function answer(sheet: PaperSheet): Promise<PaperAnswer> {
  try {
    return { data: await drawSheet(sheet) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
