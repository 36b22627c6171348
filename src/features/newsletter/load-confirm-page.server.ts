import type { PageLoader } from '../../site/page-data.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Newsletter } from './newsletter.ts';

/** Parameter that says what has become of the button, once it was pressed. */
export const confirmOutcomeParam = 'outcome';

/** Loads the page of a confirmation link; reading it confirms nothing. Null for a shop without a newsletter. */
export function createConfirmPageLoader(newsletter: Pick<Newsletter, 'canConfirm'> | null): PageLoader {
  return async (visit, _match, url) => {
    if (newsletter === null) return null;
    const key = url.searchParams.get('key') ?? '';
    const isConfirmed = url.searchParams.get(confirmOutcomeParam) === 'confirmed';
    const state = isConfirmed ? 'confirmed' : newsletter.canConfirm(key) ? 'ask' : 'ended';
    const texts = await loadTexts(visit.language);
    return {
      code: 200,
      pageMetaContent: {
        title: texts(`newsletterConfirm.${state}.title`),
        description: '',
        isHidden: true,
      },
      route: 'newsletter_confirm',
      view: 'newsletterConfirm',
      props: { state, confirmKey: state === 'ask' ? key : '' },
    };
  };
}
