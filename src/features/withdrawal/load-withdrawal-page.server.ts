import type { PageLoader } from '../../site/page-data.ts';
import { loadTexts } from '../../texts/load-texts.ts';

/** Loads the page on which customers withdraw from a contract: it is open to anybody, without signing in. */
export function createWithdrawalLoader(): PageLoader {
  return async (visit) => {
    const texts = await loadTexts(visit.language);
    return {
      code: 200,
      pageMetaContent: { title: texts('withdrawal.title'), description: texts('withdrawal.lead') },
      route: 'withdrawal',
      view: 'withdrawal',
      props: {},
    };
  };
}
