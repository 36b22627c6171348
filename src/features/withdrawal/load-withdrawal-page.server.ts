import type { PageLoader } from '../../site/page-data.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { MAX_FIELD } from './withdrawal-rules.ts';

/** Parameter of the page with the number of an order: who comes from it need not type it. */
const orderParam = 'order';

/** Loads the page on which customers withdraw from a contract: it is open to anybody, without signing in. */
export function createWithdrawalLoader(): PageLoader {
  return async (visit, _match, url) => {
    const texts = await loadTexts(visit.language);
    return {
      code: 200,
      pageMetaContent: { title: texts('withdrawal.title'), description: texts('withdrawal.lead') },
      route: 'withdrawal',
      view: 'withdrawal',
      props: { orderNumber: (url.searchParams.get(orderParam) ?? '').slice(0, MAX_FIELD) },
    };
  };
}
