import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { noticePolicy } from '../../../defaults.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import {
  alternativesOf,
  decideWithoutAnswer,
  isSignificantChange,
  listAnswers,
  planAnswerReminder,
  planDeadline,
} from './notice-rules.ts';

const { trip } = buildOrder();
const { outbound: flight } = trip;
if (flight === null) throw new Error('The trip has flights');

const moved = (departure: string, arrival: string, other = {}): NoticeFacts => ({
  kind: 'flight-changed',
  leg: 'outbound',
  before: flight,
  after: { ...flight, departure, arrival, ...other },
});
const day = '2027-05-01';
const small = moved(`${day}T06:25`, `${day}T08:45`);
const big = moved(`${day}T12:05`, `${day}T14:25`);

test.each([
  ['a number alone', moved(flight.departure, flight.arrival, { flightNumber: '7Q 999' }), false],
  ['a minute less than the threshold', moved(`${day}T09:04`, `${day}T11:24`), false],
  ['the threshold', moved(`${day}T09:05`, `${day}T11:25`), true],
  ['the threshold, earlier', moved(`${day}T03:05`, `${day}T05:25`), true],
  ['a landing that moves alone', moved(flight.departure, `${day}T11:25`), true],
  ['another day, though by few minutes', moved('2027-04-30T23:55', `${day}T02:15`), true],
  ['another airport', moved(flight.departure, flight.arrival, { to: 'Ibiza (IBZ)' }), true],
  ['a flight that is cancelled', { kind: 'flight-cancelled', leg: 'outbound', before: flight }, true],
  ['an overbooked hotel', { kind: 'hotel-overbooked' }, true],
  ['news from staff', { kind: 'incident', proposal: 'information', message: '' }, false],
  ['an offer from staff', { kind: 'incident', proposal: 'refund', message: '' }, true],
] as const)('whether a change is significant: %s', (_, facts, isSignificant) => {
  expect(isSignificantChange(facts)).toBe(isSignificant);
});

test('what no longer exists cannot be accepted, and a small change cancels nothing', () => {
  expect(listAnswers(small)).toEqual(['accept']);
  expect(listAnswers(big)).toEqual(['accept', 'cancel']);
  expect(listAnswers({ kind: 'hotel-closed' })).toEqual(['cancel']);
  expect(listAnswers({ kind: 'trip-cancelled' })).toEqual(['cancel']);
  expect(listAnswers({ kind: 'incident', proposal: 'refund', message: '' })).toEqual(['accept', 'cancel']);
});

test('a lost or significantly moved flight offers flights, a lost hotel hotels, an incident what staff propose', () => {
  const incident = (proposal: 'refund' | 'flights' | 'hotels') =>
    ({ kind: 'incident', proposal, message: '' }) as const;
  expect([small, big].map(alternativesOf)).toEqual([null, 'flights']);
  expect(alternativesOf({ kind: 'flight-cancelled', leg: 'inbound', before: flight })).toBe('flights');
  expect(alternativesOf({ kind: 'hotel-overbooked' })).toBe('hotels');
  expect(alternativesOf({ kind: 'trip-cancelled' })).toBeNull();
  expect([incident('refund'), incident('flights'), incident('hotels')].map(alternativesOf)).toEqual([
    null,
    'flights',
    'hotels',
  ]);
});

test('a significant change without an answer is accepted only where the law of the market says so', () => {
  expect(decideWithoutAnswer(big, 'de')).toBe('accepts');
  expect(decideWithoutAnswer(big, 'at')).toBe('staff');
  expect(decideWithoutAnswer(small, 'at')).toBe('accepts');
  expect(decideWithoutAnswer({ kind: 'hotel-overbooked' }, 'de')).toBe('staff');
  expect(decideWithoutAnswer({ kind: 'trip-cancelled' }, 'at')).toBe('cancels');
});

test.each([
  ['long before', '2027-04-01T10:00:00Z', '2027-04-08T10:00:00Z'],
  ['where the week ends a day before departure', '2027-04-22T22:00:00Z', '2027-04-29T22:00:00Z'],
  ['an hour later', '2027-04-22T23:00:00Z', '2027-04-29T22:00:00Z'],
  ['on the eve', '2027-04-30T20:00:00Z', '2027-05-01T08:00:00Z'],
])('%s the traveller has time to answer: %s until %s', (_, now, until) => {
  expect(planDeadline(trip, new Date(now)).toISOString()).toBe(`${until.slice(0, -1)}.000Z`);
});

test('an answer is reminded of once, two days before the deadline, unless that is too soon', () => {
  const now = new Date('2027-04-01T10:00:00Z');
  const deadline = planDeadline(trip, now);
  expect(planAnswerReminder(big, deadline, now)).toEqual(
    new Date(deadline.getTime() - noticePolicy.remindBeforeMs),
  );
  expect(planAnswerReminder(small, deadline, now)).toBeNull();
  const { remindBeforeMs, leastAnswerMs } = noticePolicy;
  const late = (ms: number) => new Date(deadline.getTime() - remindBeforeMs - leastAnswerMs + ms);
  expect(planAnswerReminder(big, deadline, late(0))).not.toBeNull();
  expect(planAnswerReminder(big, deadline, late(1))).toBeNull();
});
