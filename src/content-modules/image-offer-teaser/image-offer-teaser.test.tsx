import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { buildTeaserOffer } from '../../../tests/factories/teaser-offer.ts';
import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import { ImageOfferTeaser } from './image-offer-teaser.tsx';
import { buildImageOfferTeaserQueries, prepareImageOfferTeaser } from './prepare-image-offer-teaser.ts';
import type { StoredImageOffer } from './schema.ts';
import { imageOfferTeaserSchema } from './schema.ts';

const november: ModuleContext = { language: 'en', today: '2026-11-21', month: 11 };
const crete: StoredImageOffer = { destination: 3 };

const prepare = (offers: readonly StoredImageOffer[], found: readonly (TeaserOffer | null)[]) =>
  prepareImageOfferTeaser({ headline: 'By the sea', badgeText: 'This week', offers }, november, found);
const show = (...given: Parameters<typeof prepare>) =>
  renderInShop(<ImageOfferTeaser {...prepare(...given)} />);

describe('image-offer teaser', () => {
  test('[MOD-091][MOD-092][MOD-093] shows each offer with price, nights, room and miles', async () => {
    expect(readWords(await show([crete], [buildTeaserOffer()]))).toBe(
      'This week By the sea Illustration Crete House by the Harbour 7 nights Double room from Frankfurt, Sat 8 May 2027 p.p. from 489 € earn 1,467 miles',
    );
  });

  test('[MOD-096] has a headline, and a badge and a picture of its own behind it where it is given them', async () => {
    const stored = { headline: 'By the sea', offers: [crete] };
    const render = (own: object) =>
      renderInShop(
        <ImageOfferTeaser
          {...prepareImageOfferTeaser({ ...stored, ...own }, november, [buildTeaserOffer()])}
        />,
      );
    const backgroundImage = { url: 'coast.maghreb.summer.golden.warm.bay', alt: 'A bay of Crete' };
    const full = await render({ badgeText: 'This week', backgroundImage });
    expect(readWords(full)).toMatch(/^This week By the sea /);
    expect(full).toContain('coast.maghreb.summer.golden.warm.bay');
    const plain = await render({});
    expect(readWords(plain)).toMatch(/^By the sea /);
    expect(plain).not.toContain('coast.maghreb.summer.golden.warm.bay');
  });

  test('[MOD-095][MOD-093] queries each offer’s own place, length of stay and days', () => {
    const offers = [
      { ...crete, lengthOfStay: 5, departureDateMinOffset: 10, returnDateMinOffset: 20 },
      { hotelId: 7 },
      {},
    ];
    expect(buildImageOfferTeaserQueries({ headline: 'By the sea', offers })).toEqual([
      {
        destination: 3,
        hotelId: null,
        departureMinOffset: 10,
        departureMaxOffset: null,
        departureMonths: null,
        returnMinOffset: 20,
        nights: 5,
      },
      {
        destination: null,
        hotelId: 7,
        departureMinOffset: 0,
        departureMaxOffset: null,
        departureMonths: null,
        returnMinOffset: null,
        nights: null,
      },
      null,
    ]);
  });

  test('[MOD-097] leaves out what is not for sale, and itself where nothing is', async () => {
    const { offers } = prepare(
      [crete, { destination: 4 }],
      [null, buildTeaserOffer({ destinationName: 'Rhodes' })],
    );
    expect(offers.map(({ headline }) => headline)).toEqual(['Rhodes']);
    expect(await show([crete], [null])).toBe('');
  });

  test.each([
    [48_900, 'EUR', 1467],
    [48_801, 'EUR', 1467],
    [48_800, 'EUR', 1464],
    [1, 'EUR', 3],
  ] as const)(
    '[MILES-010] a price of %d %s earns %d miles, three times the rounded price',
    (perPerson, currency, miles) => {
      const { offers } = prepare([crete], [buildTeaserOffer({ perPerson, currency })]);
      expect(offers[0]?.milesAmount).toBe(miles);
    },
  );

  test('[MOD-093][MILES-010] an editor’s miles win, also none', () => {
    const amountOf = (milesAmount: number) =>
      prepare([{ ...crete, milesAmount }], [buildTeaserOffer()]).offers[0]?.milesAmount;
    expect(amountOf(2500)).toBe(2500);
    expect(amountOf(0)).toBe(0);
  });

  test('[MOD-094] leads to the very offer, elsewhere by the override, and into a new window where that is said', async () => {
    expect(await show([crete], [buildTeaserOffer()])).toMatch(
      /<a [^>]*href="\/de-de\/search\?destinations=3&amp;airports=FRA">/,
    );
    const away = await show([{ ...crete, overrideLink: '/kreta', linkout: true }], [buildTeaserOffer()]);
    expect(away).toMatch(/<a [^>]*href="\/de-de\/kreta" target="_blank" rel="noopener">/);
  });

  test('names a hotel once', async () => {
    const words = readWords(await show([{ hotelId: 7 }], [buildTeaserOffer()]));
    expect(words.split('House by the Harbour')).toHaveLength(2);
  });

  test('[IMG-008][IMG-009] has pictures in the sizes of offers, on one in the sizes of backgrounds', async () => {
    const markup = await show([crete], [buildTeaserOffer()]);
    for (const size of ['380x230', '360x220', '1920x800', '460x700'])
      expect(markup).toContain(`/image/${size}/`);
  });

  test.each([
    [{ offers: [{}] }, true],
    [{ offers: [] }, false],
    [{ offers: [{ destination: 1, price: 199 }] }, false],
    [{ offers: [{ lengthOfStay: 22 }] }, true],
    [{ offers: [{ lengthOfStay: 23 }] }, false],
    [{ offers: [{ milesAmount: -1 }] }, false],
  ])('stored as %j is taken: %s', (change, isTaken) => {
    expect(imageOfferTeaserSchema.safeParse({ headline: { de: 'Am Meer' }, ...change }).success).toBe(
      isTaken,
    );
  });
});
