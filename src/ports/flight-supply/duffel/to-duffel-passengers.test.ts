import { expect, test } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import { buildTravellers } from '../../supply/supply-under-test.ts';
import { toAskedPassengers, toDuffelPassengers, toLatinName } from './to-duffel-passengers.ts';

test.each([
  ['Łukasz-José', 'Lukasz Jose'],
  ['O’Neill', 'ONeill'],
  ['Weiß', 'Weiss'],
  ['Ærø', 'AEro'],
  ['Ada  Maria', 'Ada Maria'],
  ['Abcdefghijklmnopqrst', 'Abcdefghijklmnopqrst'],
  ['Abcdefghijklmnopqrstu', null],
  ['Дмитрий', null],
  ['R2', null],
  ['', null],
])('the name %s is sent as %s', (name, sent) => {
  expect(toLatinName(name)).toBe(sent);
});

const lastDay = requireDay('2026-05-11');
const contact = { email: 'office@agency.example', phone: '+4930123456' };

/** One is 15 on the way there and 16 on the way back. */
const party = {
  adults: 2,
  childrenBorn: [requireDay('2010-05-08'), requireDay('2025-01-01'), requireDay('2008-01-01')],
};

test('children are asked for by their age on the day of the last flight, and adults by their type', () => {
  expect(toAskedPassengers(party, lastDay)).toEqual([
    { type: 'adult' },
    { type: 'adult' },
    { age: 16 },
    { age: 1 },
    { type: 'adult' },
  ]);
});

const family = (): Traveller[] => {
  const [one, two, three, four, five] = buildTravellers({ party: { adults: 5, childrenBorn: [] } }).map(
    (traveller, at) => ({ ...traveller, lastName: `Byron ${'ABCDE'[at]}` }),
  );
  if (!one || !two || !three || !four || !five) throw new Error('Five travel');
  return [one, two, { ...three, kind: 'child' }, { ...four, kind: 'infant' }, { ...five, kind: 'child' }];
};

test('names go to the passenger of their age, and an infant sits with an adult', () => {
  const passengers = [
    { id: 'pas_baby', age: 1 },
    { id: 'pas_1', type: 'adult' },
    { id: 'pas_youth', age: 16 },
    { id: 'pas_2', type: 'adult' },
    { id: 'pas_3', type: 'adult' },
  ];
  const sent = toDuffelPassengers(family(), { party, lastDay }, { passengers }, contact);
  expect(sent).toMatchObject([
    { id: 'pas_1', family_name: 'Byron A', infant_passenger_id: 'pas_baby', email: contact.email },
    { id: 'pas_2', family_name: 'Byron B', gender: 'f', title: 'ms' },
    { id: 'pas_youth' },
    { id: 'pas_baby', family_name: 'Byron D' },
    { id: 'pas_3' },
  ]);
});

test('who turns two before the last flight has a seat, and sits with nobody', () => {
  const turning = { adults: 1, childrenBorn: [requireDay('2024-05-08')] };
  const [adult, , child] = family();
  if (!adult || !child) throw new Error('Two travel');
  const passengers = [
    { id: 'pas_1', type: 'adult' },
    { id: 'pas_child', age: 2 },
  ];
  const travellers = [adult, { ...child, kind: 'infant' }] as const;
  const sent = toDuffelPassengers(travellers, { party: turning, lastDay }, { passengers }, contact);
  expect(sent).toMatchObject([{ id: 'pas_1' }, { id: 'pas_child' }]);
  expect(sent?.[0]).not.toHaveProperty('infant_passenger_id');
});

test('nobody is sent for an offer to others', () => {
  const passengers = ['1', '2', '3', '4', '5'].map((id) => ({ id, type: 'adult' }));
  expect(toDuffelPassengers(family(), { party, lastDay }, { passengers }, contact)).toBeNull();
  const fewer = { passengers: passengers.slice(1) };
  expect(toDuffelPassengers(family(), { party, lastDay }, fewer, contact)).toBeNull();
});

test('nobody flies without the sex of the travel document', () => {
  const [adult] = family();
  if (!adult) throw new Error('Somebody travels');
  const alone = { party: { adults: 1, childrenBorn: [] }, lastDay };
  const passengers = [{ id: 'pas_1', type: 'adult' }];
  expect(toDuffelPassengers([adult], alone, { passengers }, contact)).toHaveLength(1);
  expect(toDuffelPassengers([{ ...adult, gender: 'NONE' }], alone, { passengers }, contact)).toBeNull();
});
