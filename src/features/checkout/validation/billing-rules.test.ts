import { expect, test } from 'vitest';
import { buildTraveller } from '../../../demo/bookings/build-traveller.ts';
import { billingRulesOf, checkBilledPerson } from './billing-rules.ts';

/** One minute past midnight where the seller is, while it is still the day before in UTC. */
const now = new Date('2027-04-30T22:01:00Z');
const cleo = { firstName: 'Cleo', lastName: 'Berg' };
const travelling = (birthDate: string) => ({
  travellers: [buildTraveller({ ...cleo, gender: 'FEMALE', birthDate })],
});
const nobody = billingRulesOf({ travellers: [] }, now);

const edges = [
  ['18 today', '2009-05-01', null],
  ['18 tomorrow', '2009-05-02', 'billedAgeError'],
  ['100 for the last day', '1926-05-02', null],
  ['101 today', '1926-05-01', 'billedAgeError'],
] as const;

test.each(edges)(
  '[checkout X-070] [checkout X-071] a traveller who is %s is billed or not',
  (_age, born, code) => {
    const error = code === null ? null : { field: 'lastName', code };
    expect(checkBilledPerson(cleo, billingRulesOf(travelling(born), now))).toEqual(error);
  },
);

test.each(edges)('[checkout X-070] somebody else who is %s is billed or not', (_age, born, code) => {
  const [year, month, date] = born.split('-');
  const error = code === null ? null : { field: 'birthDate', code };
  expect(checkBilledPerson({ ...cleo, birthDate: `${date}/${month}/${year}` }, nobody)).toEqual(error);
});

test.each([
  [undefined, 'required'],
  ['', 'required'],
  ['31/02/1990', 'invalidDate'],
  ['02/05/2027', 'billedAgeError'],
])('somebody who does not travel needs a birth date, %j is %s', (birthDate, code) => {
  expect(checkBilledPerson({ ...cleo, birthDate }, nobody)).toEqual({ field: 'birthDate', code });
});

test('a traveller is found whatever the letter case and blanks', () => {
  const rules = billingRulesOf(travelling('2009-05-02'), now);
  expect(checkBilledPerson({ firstName: ' cleo', lastName: 'BERG ' }, rules)?.code).toBe('billedAgeError');
});

test('nobody is checked before the travellers are entered: without them nothing is ordered', () => {
  expect(checkBilledPerson(cleo, billingRulesOf({ travellers: null }, now))).toBeNull();
});
