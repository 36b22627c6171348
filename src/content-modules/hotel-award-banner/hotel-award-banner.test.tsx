import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { PageRouteName } from '../../routes.ts';
import { HotelAwardBanner } from './hotel-award-banner.tsx';
import { isAwardShown, narrowAward } from './narrow-award.ts';
import { hotelAwardBannerSchema } from './schema.ts';

const stored = { headline: 'House of the year', hotelIds: [1001, 1002] };
const at = (route: PageRouteName | null, hotelId: number | null, isEditor = false) => ({
  route,
  hotelId,
  isEditor,
});

describe('where an award is shown', () => {
  test('[MOD-080] [MOD-081] on the page of a hotel that has it', () => {
    expect(isAwardShown(stored, at('hoteldetail', 1001))).toBe(true);
    expect(isAwardShown(stored, at('hoteldetail', 1002))).toBe(true);
  });

  test('[MOD-081] not on the page of another hotel', () => {
    expect(isAwardShown(stored, at('hoteldetail', 1003))).toBe(false);
  });

  test.each(['homepage', 'resultlist', null] as const)('[MOD-080] not on %s', (route) => {
    expect(isAwardShown(stored, at(route, null))).toBe(false);
    expect(isAwardShown(stored, at(route, 1001))).toBe(false);
  });

  test.each(['homepage', 'hoteldetail', null] as const)(
    '[MOD-082] [EDIT-004] to editors always, on %s as well',
    (route) => {
      expect(isAwardShown(stored, at(route, null, true))).toBe(true);
      expect(narrowAward(stored, at(route, null, true))).toEqual({
        headline: stored.headline,
        isPlaceholder: true,
      });
    },
  );

  test('[EDIT-004] editors see the award itself where visitors do', () => {
    expect(narrowAward(stored, at('hoteldetail', 1001, true))).toEqual({ headline: stored.headline });
  });

  test('[MOD-083] the list of hotels stays on the server', () => {
    expect(narrowAward(stored, at('hoteldetail', 1001))).not.toHaveProperty('hotelIds');
  });
});

describe('hotel award banner', () => {
  test('[MOD-079] shows headline, reason and link', async () => {
    const markup = await renderInShop(
      <HotelAwardBanner
        headline="House of the year"
        copytext="Most loved."
        link="/hilfe"
        linkText="How so?"
      />,
    );
    expect(readWords(markup)).toBe('House of the year Most loved. How so?');
    expect(markup).toContain('href="/de-de/hilfe"');
  });

  test('[EDIT-004] [MOD-083] is a line that says where it would be', async () => {
    const markup = await renderInShop(<HotelAwardBanner headline="House of the year" isPlaceholder />);
    expect(readWords(markup)).toMatch(
      /^Award “House of the year”: visitors see it only on the pages of the hotels/,
    );
  });

  test('[MOD-081] needs hotels, by giata id', () => {
    const fits = (hotelIds: unknown) =>
      hotelAwardBannerSchema.safeParse({ headline: { de: 'x' }, hotelIds }).success;
    expect(fits([1])).toBe(true);
    expect(fits([])).toBe(false);
    expect(fits([0])).toBe(false);
    expect(fits(['1001'])).toBe(false);
  });
});
