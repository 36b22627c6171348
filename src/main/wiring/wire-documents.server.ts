import type { LiveBrands } from '../../brands/load-brands.server.ts';
import { createDocumentRenderer } from '../../features/booking/documents/document-renderer.server.ts';
import type { DocumentRenderer } from '../../features/booking/model/travel-document.ts';
import { threadFile } from './build-paths.ts';
import { openPdfWorker } from './pdf-worker.server.ts';

const pdfWorkerThread = threadFile('pdf-worker-thread.js', 'src/site/documents/pdf-worker-thread.server.ts');

/** Renders the documents of bookings on a worker thread. */
export function wireDocuments(brands: LiveBrands): { documents: DocumentRenderer; close(): Promise<void> } {
  const pdfWorker = openPdfWorker(pdfWorkerThread);
  return {
    documents: createDocumentRenderer({ brands, render: pdfWorker.render }),
    close: () => pdfWorker.close(),
  };
}
