import type { PageLoader } from '../../site/page-data.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { tidyOrderNumber } from './withdrawal-rules.ts';

/**
 * Loads the page on which customers withdraw from a contract: it is open to anybody, without signing in. The page of a trip links to it with
 * the number of the booking whose insurance is meant.
 */
export function createWithdrawalLoader(): PageLoader {
  return async (visit, _route, url) => {
    const texts = await loadTexts(visit.language);
    const insuranceOf = tidyOrderNumber(url.searchParams.get('insurance') ?? '');
    return {
      code: 200,
      pageMetaContent: { title: texts('withdrawal.title'), description: texts('withdrawal.lead') },
      route: 'withdrawal',
      view: 'withdrawal',
      props: { insuranceOf: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(insuranceOf) ? insuranceOf : null },
    };
  };
}
