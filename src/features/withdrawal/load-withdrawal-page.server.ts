import type { PageLoader } from '../../site/page-data.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { isOrderNumber, tidyOrderNumber } from './withdrawal-rules.ts';

/**
 * Loads the page on which customers withdraw from a contract: it is open to anybody, without signing in. Links to it carry the number of the
 * contract (`order`), or of the booking whose insurance is meant (`insurance`).
 */
export function createWithdrawalPageLoader(): PageLoader {
  return async (visit, _route, url) => {
    const texts = await loadTexts(visit.language);
    const insurance = url.searchParams.get('insurance');
    const number = tidyOrderNumber(insurance ?? url.searchParams.get('order') ?? '');
    return {
      code: 200,
      pageMetaContent: { title: texts('withdrawal.title'), description: texts('withdrawal.lead') },
      route: 'withdrawal',
      view: 'withdrawal',
      props: {
        orderNumber: isOrderNumber(number) ? number : '',
        isInsurance: insurance !== null && isOrderNumber(number),
      },
    };
  };
}
