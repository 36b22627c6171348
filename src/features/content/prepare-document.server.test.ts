import { describe, expect, test, vi } from 'vitest';
import { buildTeaserOffer } from '../../../tests/factories/teaser-offer.ts';
import type { FindTeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { Language } from '../../domain/words/language.ts';
import type { DocumentBody } from './content-document.ts';
import {
  createDocumentPlans,
  type DocumentPlans,
  planDocument,
  prepareDocument,
} from './prepare-document.server.ts';

const year = Array.from({ length: 12 }, (_, index) => index + 10);
const body: DocumentBody = {
  modules: [
    { type: 'textBlock', id: 'a', props: { paragraphs: [{ de: 'Eins.', en: 'One.' }] } },
    {
      type: 'climateRibbon',
      id: 'b',
      props: {
        headline: { de: 'Warm im {month}', en: 'Warm in {month}' },
        note: { de: 'Mittel' },
        places: [
          {
            name: { de: 'Kreta' },
            link: '/kreta',
            scene: 'coast.aegean.summer.golden.warm.kreta',
            air: year,
            journey: { de: '3 h' },
          },
        ],
      },
    },
    { type: 'weather', id: 'c', props: { until: 'secret' } },
    { type: 'faq', id: 'd', props: { headline: { de: 'Kaputt' } } },
  ],
};
const november = new Date('2026-11-21T12:00:00Z');

const prepare = (language: Language, now: Date, findOffer: FindTeaserOffer = async () => null) =>
  prepareDocument(planDocument(body, { language, now }), findOffer);

describe('prepareDocument', () => {
  test('shows what depends on the day in the month of the visit', async () => {
    const { modules } = (await prepare('en', november)).props;
    expect(modules[1]?.props).toMatchObject({
      headline: 'Warm in November',
      places: [{ air: 20, sea: null }],
    });
  });

  test.each([
    ['2026-11-30T22:59:59Z', 'Warm in November'],
    ['2026-11-30T23:00:00Z', 'Warm in December'],
    ['2026-05-31T21:59:59Z', 'Warm in May'],
    ['2026-05-31T22:00:00Z', 'Warm in June'],
  ])('at %s reads the month in the market’s time', async (instant, headline) => {
    expect((await prepare('en', new Date(instant))).props.modules[1]?.props).toMatchObject({
      headline,
    });
  });

  test('keeps an unknown module in its place, without its content', async () => {
    expect((await prepare('de', november)).props.modules[2]).toEqual({
      type: 'weather',
      id: 'c',
      props: {},
    });
  });

  test('does not show a module whose stored props do not fit', async () => {
    expect((await prepare('de', november)).props.modules[3]).toEqual({
      type: 'faq?',
      id: 'd',
      props: {},
    });
  });

  test('shows the modules around a broken one', async () => {
    expect((await prepare('de', november)).props.modules[0]?.props).toEqual({ paragraphs: ['Eins.'] });
  });
});

describe('cached plans of documents', () => {
  const textPage = (headline: string): DocumentBody => ({
    modules: [
      { type: 'textBlock', id: 'a', props: { paragraphs: [{ de: headline, en: `${headline} (en)` }] } },
    ],
  });
  const showWords = async (plans: DocumentPlans, ...args: Parameters<DocumentPlans['find']>) => {
    const { props } = await prepareDocument(plans.find(...args), async () => null);
    return props.modules[0]?.props.paragraphs;
  };

  test('a new version of a document is shown at once, another document and language too', async () => {
    const plans = createDocumentPlans();
    const at = { language: 'de', now: november } as const;
    const first = { id: '1', version: 1, body: textPage('Eins') };
    expect(await showWords(plans, first, at)).toEqual(['Eins']);
    expect(await showWords(plans, { ...first, version: 2, body: textPage('Zwei') }, at)).toEqual(['Zwei']);
    expect(await showWords(plans, { ...first, id: '2', body: textPage('Drei') }, at)).toEqual(['Drei']);
    expect(await showWords(plans, first, { ...at, language: 'en' })).toEqual(['Eins (en)']);
    expect(await showWords(plans, first, at)).toEqual(['Eins']);
  });

  test('what depends on the day changes at midnight of the market', async () => {
    const plans = createDocumentPlans();
    const headlineAt = async (instant: string) => {
      const plan = plans.find({ id: '1', version: 1, body }, { language: 'en', now: new Date(instant) });
      return (await prepareDocument(plan, async () => null)).props.modules[1]?.props.headline;
    };
    expect(await headlineAt('2026-11-30T22:59:59Z')).toBe('Warm in November');
    expect(await headlineAt('2026-11-30T23:00:00Z')).toBe('Warm in December');
  });

  test('a document is validated once for each version, language and day', () => {
    const plans = createDocumentPlans();
    const document = { id: '1', version: 1, body };
    const first = plans.find(document, { language: 'de', now: november });
    expect(plans.find({ ...document }, { language: 'de', now: new Date(november) })).toBe(first);
  });
});

describe('live prices of a document', () => {
  const teaser = (headline: string, destination: number) => ({ headline: { de: headline }, destination });
  const priced: DocumentBody = {
    modules: [
      { type: 'textBlock', id: 'a', props: { paragraphs: [{ de: 'Eins.' }] } },
      {
        type: 'teaserSection',
        id: 'b',
        props: { layout: 'pair', teasers: [teaser('Kreta', 3), { headline: { de: 'Ohne' } }] },
      },
      { type: 'destinationTeaser', id: 'c', props: { ...teaser('Rhodos', 4), returnDateMinOffset: 20 } },
    ],
  };
  const know = (perPerson: number, knownAt = november.getTime()) => ({
    ...buildTeaserOffer({ perPerson }),
    knownAt,
  });
  const show = (findOffer: FindTeaserOffer) =>
    prepareDocument(planDocument(priced, { language: 'de', now: november }), findOffer);

  test('[MOD-019] runs one query for each teaser that names a place, and gives each its own offer', async () => {
    const questions: unknown[] = [];
    const { props } = await show(async (question) => {
      questions.push(question);
      return know((question.destination ?? 0) * 100);
    });
    const anyDay = {
      hotelId: null,
      departureMinOffset: 0,
      departureMaxOffset: null,
      departureMonths: null,
      returnMinOffset: null,
      nights: null,
    };
    expect(questions).toEqual([
      { ...anyDay, destination: 3 },
      { ...anyDay, destination: 4, returnMinOffset: 20 },
    ]);
    expect(props.modules[1]?.props).toMatchObject({ teasers: [{ offer: { perPerson: 300 } }, {}] });
    expect(props.modules[2]?.props).toMatchObject({ offer: { perPerson: 400 } });
  });

  test('a planned document shows the prices of each request', async () => {
    const plan = planDocument(priced, { language: 'de', now: november });
    for (const perPerson of [400, 401]) {
      const { props } = await prepareDocument(plan, async () => know(perPerson));
      expect(props.modules[2]?.props).toMatchObject({ offer: { perPerson } });
    }
  });

  test('a page says when the oldest of its prices was true; its modules do not, or they would be rendered with each batch', async () => {
    const { knownAt, props } = await show(async ({ destination }) => know(300, (destination ?? 0) * 1_000));
    expect(knownAt).toBe(3_000);
    expect(JSON.stringify(props)).not.toContain('knownAt');
    expect((await show(async () => null)).knownAt).toBeNull();
  });

  test('a failing index leaves out the prices, not the teasers', async () => {
    const { props } = await show(() => Promise.reject(new Error('The index is gone')));
    expect(props.modules[1]?.props).toMatchObject({ teasers: [{ headline: 'Kreta' }, { headline: 'Ohne' }] });
    expect(JSON.stringify(props)).not.toContain('offer');
  });

  test('waits 300 ms for a slow index and no longer; what is there by then is shown', async () => {
    vi.useFakeTimers();
    try {
      let isDone = false;
      const page = show(async ({ destination }) =>
        destination === 3 ? know(300) : new Promise<never>(() => {}),
      ).finally(() => {
        isDone = true;
      });
      await vi.advanceTimersByTimeAsync(299);
      expect(isDone).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      const { props } = await page;
      expect(props.modules[1]?.props).toMatchObject({ teasers: [{ offer: { perPerson: 300 } }, {}] });
      expect(props.modules[2]?.props).not.toHaveProperty('offer');
    } finally {
      vi.useRealTimers();
    }
  });
});
