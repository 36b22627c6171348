import type { Clock } from '../../domain/clock.ts';
import type { FrameContent, PageAnswer, PageLoader } from '../../site/page-answer.ts';
import type { Visit } from '../../site/visit.ts';
import type { ContentDocument } from './content-document.ts';
import type { ContentStore } from './content-store.server.ts';
import { prepareDocument } from './prepare-document.server.ts';

/** Loads the page of an editor at the homepage route, with or without a slug (ROUTE-006, ROUTE-007); null where there is none. */
export function createContentPageLoader(store: ContentStore, clock: Clock): PageLoader {
  return async ({ brand, language }, match): Promise<PageAnswer | null> => {
    const document = await store.findDocument(brand.key, 'page', match.params.slug ?? '');
    if (document === null) return null;
    const { meta, props } = prepareDocument(document.body, language, clock.now());
    return {
      code: 200,
      pageMetaContent: {
        title: meta?.title ?? brand.name,
        description: meta?.description ?? '',
      },
      route: 'homepage',
      view: 'content',
      props,
    };
  };
}

/** Loads what every page of the brand shows around its content. */
export function createFrameLoader(
  store: ContentStore,
  clock: Clock,
): (visit: Visit) => Promise<FrameContent> {
  return async ({ brand, language }) => {
    const [navigation, footer] = await Promise.all([
      store.findDocument(brand.key, 'navigation', ''),
      store.findDocument(brand.key, 'footer', ''),
    ]);
    const now = clock.now();
    const firstModule = (document: ContentDocument | null) =>
      document === null ? null : (prepareDocument(document.body, language, now).props.modules[0] ?? null);
    return { topNavigation: firstModule(navigation), footer: firstModule(footer) };
  };
}
