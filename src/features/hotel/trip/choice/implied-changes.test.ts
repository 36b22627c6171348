import { expect, test } from 'vitest';
import { buildExampleOffer } from '../../../../trip-search/offers/example-offer.ts';
import { type ComparedTrip, findImpliedChanges, toComparedTrip, tripFacts } from './implied-changes.ts';

const trip: ComparedTrip = {
  id: 'a',
  total: 133_800,
  currency: 'EUR',
  airport: { code: 'CGN', name: 'Cologne' },
  departure: '2027-05-10',
  nights: 7,
  outbound: { departs: '14:20', arrives: '16:50' },
  inbound: { departs: '18:00', arrives: '20:30' },
  room: { id: 1, name: 'Double room' },
  board: 'half_board',
};
const munich = { code: 'MUC', name: 'Munich' };
const early = { departs: '06:10', arrives: '08:40' };

const others = {
  airport: { airport: munich },
  departure: { departure: '2027-05-12' },
  nights: { nights: 8 },
  outbound: { outbound: early },
  inbound: { inbound: early },
  room: { room: { id: 2, name: 'Family room' } },
  board: { board: 'breakfast' },
} as const;

test.each(tripFacts)('another %s is said unless it was chosen, and nothing else is', (fact) => {
  expect(findImpliedChanges(trip, { ...trip, ...others[fact] }, [])).toEqual([fact]);
  expect(findImpliedChanges(trip, { ...trip, ...others[fact] }, [fact])).toEqual([]);
});

test.each([
  ['nothing where nothing else differs', others.departure, ['departure'], []],
  [
    'another airport and board',
    { ...others.board, ...others.departure, ...others.airport },
    ['departure'],
    ['airport', 'board'],
  ],
  [
    'the way back of another flight there',
    { ...others.outbound, ...others.inbound },
    ['outbound'],
    ['inbound'],
  ],
  ['no change of what goes by another name only', { airport: { code: 'CGN', name: 'Köln/Bonn' } }, [], []],
  ['a flight that lands later', { inbound: { departs: '18:00', arrives: '20:31' } }, [], ['inbound']],
  ['the loss of flights, once', { airport: null, outbound: null, inbound: null }, [], ['airport']],
] as const)('a choice changes by itself %s', (_, change, chosen, changed) => {
  expect(findImpliedChanges(trip, { ...trip, ...change }, chosen)).toEqual(changed);
});

test('flights gained are said once', () => {
  const stay = { ...trip, airport: null, outbound: null, inbound: null };
  expect(findImpliedChanges(stay, trip, [])).toEqual(['airport']);
});

test('what is not known of an offer counts as the same', () => {
  expect(findImpliedChanges(trip, {}, [])).toEqual([]);
  expect(findImpliedChanges(trip, { nights: 7, board: 'breakfast' }, [])).toEqual(['board']);
});

test('an offer is compared by its day of departure and the clock of its flights', () => {
  expect(toComparedTrip(buildExampleOffer(), 'Double room')).toMatchObject({
    airport: { code: 'FRA' },
    nights: 7,
    outbound: { departs: '06:05' },
    inbound: { arrives: '00:25' },
    room: { name: 'Double room' },
  });
});
