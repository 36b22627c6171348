import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const base = { headline: { de: 'Kreta', fr: 'Crète' }, slides: [{ alt: 'a' }, { alt: 'b' }], height: 'full' };

test('texts in two languages of one field both remain', () => {
  const mine = { ...base, headline: { de: 'Kreta im Mai', fr: 'Crète' } };
  const theirs = { ...base, headline: { de: 'Kreta', fr: 'La Crète en mai' } };
  expect(mergeValues([base, mine, theirs], 'mine')).toEqual({
    value: { ...base, headline: { de: 'Kreta im Mai', fr: 'La Crète en mai' } },
    isDisputed: false,
  });
});

test('only values that both changed conflict; all other changes of both remain', () => {
  const mine = { ...base, height: 'band', headline: { de: 'Meine', fr: 'Crète' } };
  const theirs = { ...base, headline: { de: 'Ihre', fr: 'La Crète' } };
  expect(mergeValues([base, mine, theirs], 'mine')).toEqual({
    value: { ...base, height: 'band', headline: { de: 'Meine', fr: 'La Crète' } },
    isDisputed: true,
  });
  expect(mergeValues([base, mine, theirs], 'theirs').value).toMatchObject({
    height: 'band',
    headline: { de: 'Ihre', fr: 'La Crète' },
  });
});

test('entries of a list are merged by their place, until an editor adds, removes or moves one', () => {
  const mine = [{ alt: 'mine' }, { alt: 'b' }];
  const theirs = [{ alt: 'a' }, { alt: 'theirs' }];
  expect(mergeValues([base.slides, mine, theirs], 'mine')).toEqual({
    value: [{ alt: 'mine' }, { alt: 'theirs' }],
    isDisputed: false,
  });
  const longer = [...theirs, { alt: 'c' }];
  expect(mergeValues([base.slides, mine, longer], 'mine')).toEqual({ value: mine, isDisputed: true });
  const moved = base.slides.toReversed();
  expect(mergeValues([base.slides, moved, theirs], 'mine')).toEqual({ value: moved, isDisputed: true });
});

test('what one took away and the other left alone is gone; what the other changed is disputed', () => {
  const { height: _, ...without } = base;
  expect(mergeValues([base, without, { ...base, slides: [] }], 'mine')).toEqual({
    value: { ...without, slides: [] },
    isDisputed: false,
  });
  expect(mergeValues([base, without, { ...base, height: 'band' }], 'mine').isDisputed).toBe(true);
});

test('what both have added in different places is merged', () => {
  expect(mergeValues([{}, { alt: { de: 'Hafen' } }, { alt: { fr: 'Port' } }], 'mine')).toEqual({
    value: { alt: { de: 'Hafen', fr: 'Port' } },
    isDisputed: false,
  });
});
