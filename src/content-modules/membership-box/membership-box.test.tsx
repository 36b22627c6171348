import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { MembershipBox } from './membership-box.tsx';
import { isMembershipBoxShown, narrowMembershipBox } from './narrow-membership-box.ts';

const stored = { headline: 'Five per cent', promoCode: 'BACK-5' };
const visitor = { isVerifiedMember: false, offersSignIn: true, isEditor: false };

describe('member code', () => {
  test('[MOD-088] [AUTH-035] leaves the server for members with a verified e-mail address', () => {
    expect(narrowMembershipBox(stored, { ...visitor, isVerifiedMember: true })).toEqual(stored);
  });

  test('[MOD-089] [MOD-090] for no other visitor, editors included', () => {
    for (const isEditor of [false, true])
      expect(narrowMembershipBox(stored, { ...visitor, isEditor })).toEqual({
        headline: stored.headline,
        promoCode: null,
      });
  });
});

describe('where the membership box is shown', () => {
  test('[MOD-087] [MOD-090] where the brand has accounts; without them to editors alone', () => {
    expect(isMembershipBoxShown(stored, visitor)).toBe(true);
    expect(isMembershipBoxShown(stored, { ...visitor, offersSignIn: false })).toBe(false);
    expect(isMembershipBoxShown(stored, { ...visitor, offersSignIn: false, isEditor: true })).toBe(true);
  });
});

describe('membership box', () => {
  const offered = { flags: { authentication: true }, wiredPorts: ['identity'] } as const;

  test('[MOD-088] shows the code to a member', async () => {
    const markup = await renderInShop(<MembershipBox {...stored} />, offered);
    expect(readWords(markup)).toBe('Five per cent Your member code BACK-5');
  });

  test('[MOD-089] offers login and sign-up to all other visitors', async () => {
    const markup = await renderInShop(<MembershipBox {...stored} promoCode={null} />, offered);
    expect(markup).toMatch(/<a href="\/de-de\/login"[^>]*>.*Login/);
    expect(markup).toMatch(/<a href="\/de-de\/login\?intent=sign-up"[^>]*>.*Sign Up/);
    expect(markup).not.toContain('BACK-5');
  });

  test('[MOD-090] shows editors why visitors do not see it', async () => {
    const markup = await renderInShop(<MembershipBox {...stored} promoCode={null} />, { isEditor: true });
    expect(readWords(markup)).toContain(
      'Visitors do not see this box as long as this brand offers no accounts.',
    );
  });
});
