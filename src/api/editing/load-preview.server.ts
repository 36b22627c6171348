import type { Brand } from '../../brands/brand.ts';
import type { FindTeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { applyBrandValues } from '../../features/content/apply-brand-values.server.ts';
import type { ContentDocument } from '../../features/content/content-document.ts';
import type { ContentStore } from '../../features/content/content-store.server.ts';
import {
  createContentPageLoader,
  createFrameLoader,
} from '../../features/content/load-content-page.server.ts';
import { createNoticesLoader } from '../../features/content/load-notices.server.ts';
import type { PagePayload } from '../../site/page-data.ts';
import type { Visit } from '../../site/visit.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { buildPath } from '../../url.ts';
import { buildPreviewVisit, type PreviewViewer } from './preview-visit.server.ts';

/** Sources of the content that a preview does not replace. */
export interface PreviewSources {
  readonly store: ContentStore;
  readonly brands: ReadonlyMap<string, Brand>;
  readonly offersFor: (visit: Visit) => FindTeaserOffer;
}

/**
 * The real page with one document in a state that visitors do not see, as somebody sees it at a moment: a page is shown
 * itself, what appears on every page is shown around the home page. Null where the brand has no such page.
 */
export async function loadPreview(
  { store, brands, offersFor }: PreviewSources,
  document: ContentDocument,
  viewer: PreviewViewer & { readonly at: Date },
): Promise<PagePayload | null> {
  const shown = showInstead(store, document);
  const clock: Clock = { now: () => viewer.at };
  const brand = await findPreviewBrand({ store: shown, brands }, document.brand);
  if (brand === null) return null;
  const visit = buildPreviewVisit(brand, viewer);
  const slug = document.kind === 'page' && document.slug !== '' ? { slug: document.slug } : {};
  const params = { _locale: visit.locale, ...slug };
  const path = buildPath('homepage', params);
  const url = new URL(path, 'http://shop');
  const loadContent = createContentPageLoader({ store: shown, clock, offersFor });
  const page = await loadContent(visit, { name: 'homepage', kind: 'page', params }, url, unknownVisitor);
  if (page === null) return null;
  const shownPage = { route: 'homepage' as const, query: url.searchParams };
  const notices = await createNoticesLoader(shown, clock)(visit, shownPage);
  return {
    visit,
    frame: await createFrameLoader(shown, clock)(visit),
    page: {
      ...page,
      ...(notices === undefined ? {} : { notices }),
      pageMetaContent: { ...page.pageMetaContent, isHidden: true },
    },
    path,
  };
}

/** A brand with what its documents say of it; null where there is none by that key. */
export async function findPreviewBrand(
  { store, brands }: Pick<PreviewSources, 'store' | 'brands'>,
  key: string,
): Promise<Brand | null> {
  const brand = brands.get(key);
  if (brand === undefined) return null;
  const [flags, settings] = await Promise.all([
    store.findDocument(key, 'flags', ''),
    store.findDocument(key, 'settings', ''),
  ]);
  const stored = { flags: flags?.body.values, settings: settings?.body.values };
  // Ignores values that do not fit: the editor saw the errors when saving them.
  return applyBrandValues(brand, stored, () => undefined);
}

/** The store as it would be if a document were published as it is here. */
function showInstead(store: ContentStore, document: ContentDocument): ContentStore {
  return {
    ...store,
    findDocument: async (brand, kind, slug) =>
      brand === document.brand && kind === document.kind && slug === document.slug
        ? document
        : store.findDocument(brand, kind, slug),
  };
}
