import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { PageRouteName } from '../../routes.ts';
import { isPartnerLogoShown, narrowPartners } from './narrow-partners.ts';
import { PartnerLogo } from './partner-logo.tsx';
import { partnerLogoSchema } from './schema.ts';

const picture = 'coast.aegean.summer.golden.warm.kreta';
const sun = { enabled: true, partnerId: 'sun', partnerLogo: picture, partnerName: 'Sun Club' };
const moon = { ...sun, partnerId: 'moon', partnerName: 'Moon Club', urlParameter: 'from' };
const stored = { partners: [sun, moon] };
const at = (route: PageRouteName | null, query: string, isEditor = false) => ({
  route,
  isEditor,
  query: new URLSearchParams(query),
});

describe('where a partner’s logo is shown', () => {
  test.each(['homepage', 'hoteldetail', 'seoDestinationContent'] as const)('[MOD-127] on %s', (route) => {
    expect(isPartnerLogoShown(stored, at(route, 'utm_source=sun'))).toBe(true);
  });

  test.each(['resultlist', 'seoDestinationGlossary', 'checkout_info', null] as const)(
    '[MOD-127] not on %s',
    (route) => {
      expect(isPartnerLogoShown(stored, at(route, 'utm_source=sun'))).toBe(false);
    },
  );

  test.each([
    ['utm_source=sun', true],
    ['utm_source=Sun', false],
    ['utm_source=sunny', false],
    ['utm_source=', false],
    ['', false],
    ['from=sun', false],
    ['from=moon', true],
    ['utm_source=moon', false],
  ])('[MOD-128] [MOD-129] with the query %j: %s', (query, isShown) => {
    expect(isPartnerLogoShown(stored, at('homepage', query))).toBe(isShown);
  });

  test('[MOD-131] a partner that is off is passed over, and the next one may be meant', () => {
    const off = { ...sun, enabled: false };
    expect(isPartnerLogoShown({ partners: [off] }, at('homepage', 'utm_source=sun'))).toBe(false);
    const again = { ...sun, partnerName: 'Sun Club II' };
    expect(
      narrowPartners({ partners: [off, again] }, at('homepage', 'utm_source=sun')).partner?.partnerName,
    ).toBe('Sun Club II');
  });

  test('[MOD-126] the browser receives only the one partner', () => {
    expect(narrowPartners(stored, at('homepage', 'from=moon'))).toEqual({
      partner: { partnerLogo: picture, partnerName: 'Moon Club' },
    });
  });

  test.each(['homepage', 'resultlist', null] as const)(
    '[MOD-130] [EDIT-005] [MOD-131] to editors without a partner, on %s',
    (route) => {
      expect(isPartnerLogoShown(stored, at(route, '', true))).toBe(true);
      expect(narrowPartners(stored, at(route, '', true))).toEqual({ partner: null });
    },
  );
});

describe('partner logo', () => {
  test('[MOD-125] shows the logo with the partner’s name', async () => {
    const markup = await renderInShop(<PartnerLogo partner={sun} />);
    expect(readWords(markup)).toBe('In partnership with');
    expect(markup).toContain('alt="Sun Club"');
  });

  test('[EDIT-005] is a line for editors where no partner is named', async () => {
    expect(readWords(await renderInShop(<PartnerLogo partner={null} />))).toMatch(
      /^Partner logo: visitors see it only/,
    );
  });

  test('[MOD-126] takes parameters that an address can have', () => {
    const fits = (change: object) =>
      partnerLogoSchema.safeParse({ partners: [{ ...sun, ...change }] }).success;
    expect(fits({})).toBe(true);
    expect(fits({ urlParameter: 'utm_campaign' })).toBe(true);
    expect(fits({ urlParameter: 'a b' })).toBe(false);
    expect(fits({ partnerLogo: 'no picture' })).toBe(false);
    expect(fits({ enabled: undefined })).toBe(false);
  });
});
