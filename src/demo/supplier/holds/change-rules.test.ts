import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { buildTraveller } from '../../bookings/build-traveller.ts';
import { calculateSupplierFee, refuseChange } from './change-rules.ts';

const { party, travellers } = buildOrder();
const [first = buildTraveller(), second = buildTraveller()] = travellers;
const eve = buildTraveller({ firstName: 'Eve', lastName: 'Sommer', birthDate: '1990-02-01' });

/** A trip of two under a tariff with a fee for each other person, and who travels instead. */
function buildChange(transferFee: number | null, others: readonly (typeof eve)[], isHotelOnly = false) {
  const offer = buildOffer({ isHotelOnly });
  const booking = {
    offer,
    extras: [],
    terms: { ...offer.terms.tariff, transferFee },
    travellers: [first, second],
    partySize: 2,
  };
  return [
    booking,
    { key: offer.key, party, extras: [], travellers: others },
    offer.key.checkIn - 30,
    false,
  ] as const;
}

test('the supplier asks the fee of the tariff for each other person', () => {
  expect(calculateSupplierFee(...buildChange(4_500, [first, eve]))).toBe(4_500);
  expect(calculateSupplierFee(...buildChange(4_500, [{ ...eve, firstName: 'Bo' }, eve]))).toBe(9_000);
  expect(calculateSupplierFee(...buildChange(4_500, [first, second]))).toBe(0);
});

test('a stay whose tariff takes nobody else refuses other people, and them alone', () => {
  expect(refuseChange(...buildChange(null, [first, eve], true))).toBe('not-changeable');
  expect(refuseChange(...buildChange(null, [first, second], true))).toBeNull();
});

test('a package is handed over under any tariff', () => {
  const change = buildChange(null, [first, eve]);
  expect(refuseChange(...change)).toBeNull();
  expect(calculateSupplierFee(...change)).toBe(0);
});
