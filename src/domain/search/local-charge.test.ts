import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import {
  areSameLocalCharges,
  calculateLocalCharges,
  LOCAL_CHARGE_UNITS,
  type LocalChargeRule,
} from './local-charge.ts';

const checkIn = requireDay('2027-05-10');
const tax: LocalChargeRule = {
  kind: 'tourist_tax',
  amount: '2.75',
  currency: 'EUR',
  per: 'person_night',
  fromAge: 16,
  maxNights: 7,
};

const stayOf = (nights: number, adults: number, ...born: string[]) => ({
  party: { adults, childrenBorn: born.map(requireDay) },
  checkIn,
  nights,
});

test('a tax by person and night is paid for the first nights, and by children from their age on', () => {
  const amountFor = (...stay: Parameters<typeof stayOf>) =>
    calculateLocalCharges([tax], stayOf(...stay)).map(({ amount }) => amount);
  expect(amountFor(6, 2)).toEqual(['33.00']);
  expect(amountFor(7, 2)).toEqual(['38.50']);
  expect(amountFor(8, 2)).toEqual(['38.50']);
  // Sixteen on the day of check-in, and one day too young.
  expect(amountFor(7, 2, '2011-05-10')).toEqual(['57.75']);
  expect(amountFor(7, 2, '2011-05-11')).toEqual(['38.50']);
});

test('what costs a party nothing is not listed, and whole amounts have no decimals', () => {
  const rules: LocalChargeRule[] = [
    { ...tax, amount: '0.00' },
    { ...tax, kind: 'cleaning', amount: '4500', currency: 'JPY', per: 'room_stay' },
  ];
  expect(calculateLocalCharges(rules, stayOf(3, 2))).toEqual([
    { kind: 'cleaning', amount: '4500', currency: 'JPY' },
  ]);
});

test('the total is the sum of what each person pays for each night', () => {
  const rule = fc.record({
    kind: fc.constant('resort_fee' as const),
    amount: fc
      .integer({ min: 1, max: 99_999 })
      .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
    currency: fc.constant('AED'),
    per: fc.constantFrom(...LOCAL_CHARGE_UNITS),
    fromAge: fc.integer({ min: 0, max: 18 }),
    maxNights: fc.option(fc.integer({ min: 1, max: 22 })),
  });
  const ages = fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 });
  fc.assert(
    fc.property(
      rule,
      fc.integer({ min: 1, max: 4 }),
      ages,
      fc.integer({ min: 1, max: 22 }),
      (each, adults, children, nights) => {
        let cents = 0;
        const add = () => {
          cents += Number(each.amount.replace('.', ''));
        };
        const everybody = [...Array<number>(adults).fill(99), ...children];
        for (let night = 1; night <= nights; night += 1) {
          const isCharged = each.per.endsWith('stay')
            ? night === 1
            : each.maxNights === null || night <= each.maxNights;
          if (!isCharged) continue;
          if (each.per.startsWith('room')) add();
          else for (const age of everybody) if (age >= each.fromAge) add();
        }
        const born = children.map((age) => `${2027 - age}-01-01`);
        const [charge] = calculateLocalCharges([each], stayOf(nights, adults, ...born));
        expect(charge).toEqual({ kind: 'resort_fee', amount: (cents / 100).toFixed(2), currency: 'AED' });
      },
    ),
  );
});

test('charges are the same whatever their order and trailing zeros', () => {
  const [one, two] = [
    { kind: 'tourist_tax', amount: '10.50', currency: 'EUR' },
    { kind: 'other', amount: '100', currency: 'USD' },
  ] as const;
  expect(areSameLocalCharges([one, two], [two, { ...one, amount: '10.5' }])).toBe(true);
  expect(areSameLocalCharges([two], [{ ...two, amount: '1' }])).toBe(false);
  expect(areSameLocalCharges([two], [{ ...two, currency: 'EUR' }])).toBe(false);
  expect(areSameLocalCharges([one], [])).toBe(false);
});
