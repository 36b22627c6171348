import { isForm } from '../../content-modules/registry/is-interactive.ts';
import { isPictureKey } from '../../domain/pictures/picture-key.ts';
import type { FindTeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { describeMoment } from '../../domain/words/describe-moment.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { FrameContent, PageData, PageLoader, PageMetaContent } from '../../site/page-data.ts';
import { describeQuestions } from '../../site/search-engines/describe-questions.ts';
import { describeSeller } from '../../site/search-engines/describe-seller.ts';
import type { Visit } from '../../site/visit.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { buildVisibilityContext } from './build-visibility-context.server.ts';
import type { ContentDocument } from './content-document.ts';
import type { ContentStore } from './content-store.server.ts';
import { createDocumentPlans, prepareDocument } from './prepare-document.server.ts';
import { showModules } from './show-modules.server.ts';

/** Where content pages take what they are made of. */
export interface ContentPageSources {
  readonly store: ContentStore;
  readonly clock: Clock;
  /** Who knows live prices for a visit. */
  readonly offersFor: (visit: Visit) => FindTeaserOffer;
}

/** Loads the page of an editor at the homepage route, with or without a slug (ROUTE-006, ROUTE-007); null where there is none. */
export function createContentPageLoader({ store, clock, offersFor }: ContentPageSources): PageLoader {
  const plans = createDocumentPlans();
  return async (visit, match, url): Promise<PageData | null> => {
    const { brand, language } = visit;
    const document = await store.findDocument(brand.key, 'page', match.params.slug ?? '');
    if (document === null) return null;
    const now = clock.now();
    const prepared = await prepareDocument(plans.find(document, { language, now }), offersFor(visit));
    const context = buildVisibilityContext(visit, { route: 'homepage', query: url.searchParams }, now);
    const modules = showModules(prepared.props.modules, document.id, context);
    return {
      code: 200,
      pageMetaContent: {
        title: prepared.meta?.title ?? brand.name,
        description: prepared.meta?.description ?? '',
        ...describePicture(modules),
        structuredData: [
          ...(document.slug === '' ? describeSeller(visit) : []),
          ...describeQuestions(modules),
        ],
      },
      route: 'homepage',
      view: modules.some(({ type }) => isForm(type)) ? 'contentForms' : 'content',
      props: {
        modules,
        ...(prepared.knownAt === null
          ? {}
          : { pricesKnownAt: describeMoment(prepared.knownAt, language, await loadTexts(language)) }),
      },
    };
  };
}

/** The first picture of a page stands for it in previews of links. */
function describePicture(modules: readonly ModuleInstance[]): Pick<PageMetaContent, 'scene'> {
  const scene = findPicture(modules.map(({ props }) => props));
  return scene === null ? {} : { scene };
}

function findPicture(value: unknown): string | null {
  if (typeof value === 'string') return isPictureKey(value) ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const part of Object.values(value)) {
    const found = findPicture(part);
    if (found !== null) return found;
  }
  return null;
}

/** Loads what every page of the brand shows around its content; nothing of it has a price or a rule of its own. */
export function createFrameLoader(
  store: ContentStore,
  clock: Clock,
): (visit: Visit) => Promise<FrameContent> {
  const plans = createDocumentPlans();
  return async (visit) => {
    const { brand, language } = visit;
    const [navigation, footer] = await Promise.all([
      store.findDocument(brand.key, 'navigation', ''),
      store.findDocument(brand.key, 'footer', ''),
    ]);
    const now = clock.now();
    const context = buildVisibilityContext(visit, { route: null, query: new URLSearchParams() }, now);
    const firstModule = async (document: ContentDocument | null) => {
      if (document === null) return null;
      const { props } = await prepareDocument(plans.find(document, { language, now }), async () => null);
      return showModules(props.modules, document.id, context)[0] ?? null;
    };
    return { topNavigation: await firstModule(navigation), footer: await firstModule(footer) };
  };
}
