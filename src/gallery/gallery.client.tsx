import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { initializeStore } from '../site/client-store.ts';
import type { Visit } from '../site/visit.ts';
import { VisitProvider } from '../site/visit-context.tsx';
import { loadTexts } from '../texts/load-texts.ts';
import { GalleryPage, type GalleryPageProps } from './gallery-page.tsx';

/** What the server hands over with a gallery page. */
export interface GalleryHandover {
  readonly visit: Visit;
  readonly page: GalleryPageProps;
}

const container = document.getElementById('root');
const handover = document.getElementById('handover');
if (container === null || handover === null) throw new Error('The gallery was served without its data');

const { visit, page } = JSON.parse(handover.textContent) as GalleryHandover;
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
