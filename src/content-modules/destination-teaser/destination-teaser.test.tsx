import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { buildTeaserOffer } from '../../../tests/factories/teaser-offer.ts';
import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import { DestinationTeaser } from './destination-teaser.tsx';
import { buildDestinationTeaserQueries, prepareDestinationTeaser } from './prepare-destination-teaser.ts';
import type { StoredDestinationTeaser } from './schema.ts';
import { destinationTeaserSchema } from './schema.ts';

const crete: StoredDestinationTeaser = { headline: 'Crete', destination: 3, link: '/kreta' };
const june = { language: 'en', month: 6 } as const;
const show = (stored: StoredDestinationTeaser, offer: TeaserOffer | null = null) =>
  renderInShop(<DestinationTeaser {...prepareDestinationTeaser(stored, june, [offer])} />);

describe('destination teaser', () => {
  test('[MOD-027] shows one destination with its live price, flight and a way to the offer', async () => {
    const markup = await show(crete, buildTeaserOffer());
    expect(readWords(markup)).toBe(
      'Crete Flight 3 h 15 min p.p. from 489 € 7 nights · from Frankfurt · 8 May · Double room See the offer',
    );
    expect(markup).toContain('href="/de-de/search?destinations=3&amp;airports=FRA"');
  });

  test('[MOD-027] queries its own place, days and nights once', () => {
    expect(buildDestinationTeaserQueries({ ...crete, nights: 7, departureDateMinOffset: 14 })).toEqual([
      {
        destination: 3,
        hotelId: null,
        departureMinOffset: 14,
        departureMaxOffset: null,
        departureMonths: null,
        returnMinOffset: null,
        nights: 7,
      },
    ]);
    expect(buildDestinationTeaserQueries({ headline: 'Crete' })).toEqual([null]);
  });

  test('[MOD-009][MOD-027] without an offer has no price and no flight, and links where the editor says', async () => {
    const markup = await show({ ...crete, buttonText: 'To Crete' });
    expect(readWords(markup)).toBe('Crete To Crete');
    expect(markup).toContain('href="/de-de/kreta"');
  });

  test('[MOD-009][MOD-010][MOD-011] hides exactly the part that is named', async () => {
    const words = async (change: Partial<StoredDestinationTeaser>) =>
      readWords(await show({ ...crete, ...change }, buildTeaserOffer()));
    expect(await words({ hidePrice: true })).toBe(
      'Crete Flight 3 h 15 min 7 nights · from Frankfurt · 8 May · Double room See the offer',
    );
    expect(await words({ hideProductBox: true })).toBe(
      'Crete Flight 3 h 15 min p.p. from 489 € See the offer',
    );
    expect(await words({ hideBookButton: true })).toBe(
      'Crete Flight 3 h 15 min p.p. from 489 € 7 nights · from Frankfurt · 8 May · Double room',
    );
  });

  test('marks the best months and the present one, also in words', async () => {
    const markup = await show({ ...crete, bestMonths: [5, 6] });
    expect(markup.match(/data-best=""/g)).toHaveLength(2);
    expect(markup).toMatch(/data-best="" aria-current="date"[^>]*>Jun<span[^>]*> best time</);
    expect(markup.match(/<li/g)).toHaveLength(12);
  });

  test('[IMG-003] has the placeholder where no picture is given', async () => {
    expect(await show(crete)).toMatch(/<img[^>]* src="\/image\/1140x330\//);
  });

  test.each([
    [[1, 12], true],
    [[0], false],
    [[13], false],
    [[], false],
  ])('takes the best months %j: %s', (bestMonths, isTaken) => {
    expect(destinationTeaserSchema.safeParse({ headline: { de: 'Kreta' }, bestMonths }).success).toBe(
      isTaken,
    );
  });
});
