import { expect, test } from 'vitest';
import { guestReviews } from '../../../defaults.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { isOpenForReview } from '../my-trips/trip-phase.ts';
import { findReviewFaults, suggestReviewName } from './guest-review.ts';

const { minTextLength, maxTextLength, maxTitleLength, maxNameLength, openForDays } = guestReviews;
const whole = {
  rating: 6,
  scores: {},
  party: 'couple',
  title: 'Gerne wieder',
  text: 'x'.repeat(minTextLength),
  name: 'Ada L.',
} as const;

test.each([
  ['nothing', {}, []],
  ['the shortest text', { text: '🌞'.repeat(minTextLength) }, []],
  ['a text that is one too short', { text: '🌞'.repeat(minTextLength - 1) }, ['text']],
  ['the longest text', { text: 'x'.repeat(maxTextLength) }, []],
  ['a text that is one too long', { text: 'x'.repeat(maxTextLength + 1) }, ['text']],
  ['no title', { title: '' }, ['title']],
  ['the longest title', { title: 'x'.repeat(maxTitleLength) }, []],
  ['a title that is one too long', { title: 'x'.repeat(maxTitleLength + 1) }, ['title']],
  ['the longest name', { name: 'x'.repeat(maxNameLength) }, []],
  ['a name that is one too long', { name: 'x'.repeat(maxNameLength + 1) }, ['name']],
  ['no rating, no party and no name', { rating: null, party: null, name: '' }, ['rating', 'party', 'name']],
])('[SDATA-028] with %s the form says what is missing', (_what, change, faults) => {
  expect(findReviewFaults({ ...whole, ...change })).toEqual(faults);
});

test('a review is written from check-out on, for a year', () => {
  const checkOut = requireDay('2027-05-08');
  const days = [-1, 0, openForDays, openForDays + 1];
  expect(days.map((day) => isOpenForReview(checkOut, checkOut + day))).toEqual([false, true, true, false]);
});

test.each([
  ['Ada', 'Lovelace', 'Ada L.'],
  ['Ada', '', 'Ada'],
  ['', 'Lovelace', 'L.'],
  ['A'.repeat(60), 'Lovelace', 'A'.repeat(maxNameLength)],
])('%s %s is suggested as %s', (firstName, lastName, name) => {
  expect(suggestReviewName({ firstName, lastName })).toBe(name);
});
