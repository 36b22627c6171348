import type { LiveBrands } from '../../brands/load-brands.server.ts';
import { createDocumentRenderer } from '../../features/booking/documents/document-renderer.server.ts';
import type { HotelPictures } from '../../features/booking/documents/hotel-pictures.server.ts';
import type { DocumentRenderer } from '../../features/booking/model/travel-document.ts';
import type { RenderSheet } from '../../site/documents/document-sheet.ts';
import { threadFile } from './build-paths.ts';
import { openPdfWorker } from './pdf-worker.server.ts';

const pdfWorkerThread = threadFile('pdf-worker-thread.js', 'src/site/documents/pdf-worker-thread.server.ts');

/** Renders the documents of bookings, and gift vouchers, on a worker thread. */
export function wireDocuments(brands: LiveBrands): {
  readonly createDocuments: (pictures: HotelPictures) => DocumentRenderer;
  readonly render: RenderSheet;
  close(): Promise<void>;
} {
  const { render, close } = openPdfWorker(pdfWorkerThread);
  return {
    createDocuments: (pictures) => createDocumentRenderer({ brands, pictures, render }),
    render,
    close,
  };
}
