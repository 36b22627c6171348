import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { consentServices } from '../../site/visit.ts';
import { ConsentQuestion } from './consent-question.tsx';

const words = {
  title: 'Check that you are no robot?',
  text: 'The service learns your IP address.',
  acceptLabel: 'Load the check',
  refuseLabel: 'Do not load',
  refusedText: 'It stays away.',
};

describe('consent question', () => {
  test.each(consentServices)(
    '[CONSENT-001] [CONSENT-002] [CONSENT-003] asks for %s before anything of it is loaded',
    async (service) => {
      const markup = await renderInShop(<ConsentQuestion service={service} {...words} />);
      expect(markup).toContain(`name="service" value="${service}"`);
      expect(markup).toContain('action="/de-de/ajax/consent"');
      expect(markup).not.toMatch(/<(script|iframe|link|img)/);
    },
  );

  test('[CONSENT-006] [CONSENT-007] offers yes, no and the details of all consents', async () => {
    const markup = await renderInShop(<ConsentQuestion service="captcha" {...words} />);
    expect(readWords(markup)).toBe(
      'Check that you are no robot? The service learns your IP address. Load the check Do not load Cookie settings',
    );
    expect(markup).toMatch(/popovertarget="consent-settings"/i);
  });
});
