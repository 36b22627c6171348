import { expect, test } from 'vitest';
import { findContractTransferFee } from './find-contract-transfer-fee.ts';

const stay = { outbound: null, inbound: null };
const withFlights = { outbound: {}, inbound: {} };
const car = [{ kind: 'rental_car' }] as const;

test.each([
  ['a stay costs what its tariff says', 4_500, stay, [], 4_500],
  ['a package costs what its tariff says', 4_500, withFlights, [], 4_500],
  ['what costs nothing is no refusal', 0, stay, [], 0],
  ['a stay alone may refuse other people', null, stay, [], null],
  ['a package takes them free of charge where no cost is named', null, withFlights, [], 0],
  ['a stay with a rental car is a package, too', null, stay, car, 0],
] as const)('%s', (_, transferFee, trip, extras, fee) => {
  expect(findContractTransferFee({ transferFee }, trip, extras)).toBe(fee);
});
