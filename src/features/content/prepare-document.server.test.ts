import { describe, expect, test } from 'vitest';
import type { DocumentBody } from './content-document.ts';
import { prepareDocument } from './prepare-document.server.ts';

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
    { type: 'countdown', id: 'c', props: { until: 'secret' } },
    { type: 'faq', id: 'd', props: { headline: { de: 'Kaputt' } } },
  ],
};
const november = new Date('2026-11-21T12:00:00Z');

describe('prepareDocument', () => {
  test('shows what depends on the day in the month of the visit', () => {
    const { modules } = prepareDocument(body, 'en', november).props;
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
  ])('at %s reads the month in the market’s time', (instant, headline) => {
    expect(prepareDocument(body, 'en', new Date(instant)).props.modules[1]?.props).toMatchObject({
      headline,
    });
  });

  test('gives the same object within a day and language, another on the next', () => {
    const first = prepareDocument(body, 'de', november);
    expect(prepareDocument(body, 'de', new Date('2026-11-20T23:00:00Z'))).toBe(first);
    expect(prepareDocument(body, 'de', new Date('2026-11-21T23:00:00Z'))).not.toBe(first);
    expect(prepareDocument(body, 'en', november)).not.toBe(first);
  });

  test('keeps an unknown module in its place, without its content', () => {
    expect(prepareDocument(body, 'de', november).props.modules[2]).toEqual({
      type: 'countdown',
      id: 'c',
      props: {},
    });
  });

  test('does not show a module whose stored props do not fit', () => {
    expect(prepareDocument(body, 'de', november).props.modules[3]).toEqual({
      type: 'faq?',
      id: 'd',
      props: {},
    });
  });

  test('shows the modules around a broken one', () => {
    expect(prepareDocument(body, 'de', november).props.modules[0]?.props).toEqual({ paragraphs: ['Eins.'] });
  });
});
