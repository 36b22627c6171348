import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { initializeStore } from '../site/client-store.ts';
import type { Visit } from '../site/visit.ts';
import { VisitProvider } from '../site/visit-context.tsx';
import { loadTexts } from '../texts/load-texts.ts';
import { GalleryPage, type GalleryPageProps } from './gallery-page.tsx';

/** What the server hands over with a gallery page. */
export interface GalleryPayload {
  readonly visit: Visit;
  readonly page: GalleryPageProps;
}

const container = document.getElementById('root');
const payload = document.getElementById('page-payload');
if (container === null || payload === null) throw new Error('The gallery was served without its data');

const { visit, page } = JSON.parse(payload.textContent) as GalleryPayload;
const texts = await loadTexts(visit.language);
initializeStore();
hydrateRoot(
  container,
  <StrictMode>
    <VisitProvider visit={visit} texts={texts}>
      <GalleryPage {...page} />
    </VisitProvider>
  </StrictMode>,
);
document.documentElement.dataset.hydrated = '';
