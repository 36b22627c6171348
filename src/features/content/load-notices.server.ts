import type { Clock } from '../../domain/time/clock.ts';
import { findPageGroup } from '../../routes.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { Visit } from '../../site/visit.ts';
import { buildVisibilityContext, type ShownPage } from './build-visibility-context.server.ts';
import type { ContentStore } from './content-store.server.ts';
import { createDocumentPlans, prepareDocument } from './prepare-document.server.ts';
import { showModules } from './show-modules.server.ts';

/** In a checkout nothing leads away by accident: there only these are shown, what concerns flights where bags can be added. */
const checkoutNotices: readonly string[] = ['newsTicker'];
const extrasNotices: readonly string[] = [...checkoutNotices, 'ancillariesNotice'];

/** Loads the notices of a brand (kind `notices`), each shown by its own rule on the page at hand; nothing of it has a price. */
export function createNoticesLoader(store: ContentStore, clock: Clock) {
  const plans = createDocumentPlans();
  return async (visit: Visit, page: ShownPage): Promise<readonly ModuleInstance[] | undefined> => {
    const document = await store.findDocument(visit.brand.key, 'notices', '');
    if (document === null) return undefined;
    const now = clock.now();
    const plan = plans.find(document, { language: visit.language, now });
    const { props } = await prepareDocument(plan, async () => null);
    const context = buildVisibilityContext(visit, page, now);
    const isOfCheckout = page.route !== null && findPageGroup(page.route) === 'checkout';
    const ofCheckout = page.route === 'checkout_ancillaries' ? extrasNotices : checkoutNotices;
    const mayShow = ({ type }: ModuleInstance) => !isOfCheckout || ofCheckout.includes(type);
    const shown = showModules(props.modules, document.id, context, mayShow);
    return shown.length === 0 ? undefined : shown;
  };
}
