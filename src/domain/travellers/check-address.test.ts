import { expect, test } from 'vitest';
import { checkCity, checkStreet, checkZip } from './check-address.ts';

const card = '4111 1111 1111 1111';

test('[VALID-030] [VALID-033] [CONST-001] a street has at most 30 letters and is no card number', () => {
  expect(checkStreet('')).toBe('required');
  expect(checkStreet(`${'a'.repeat(28)} 1`)).toBeNull();
  expect(checkStreet(`${'a'.repeat(29)} 1`)).toBe('streetLengthInvalid');
  expect(checkStreet(`Weg 1 ${card}`)).toBe('invalidPhone');
});

test('[VALID-032] [VALID-034] [CONST-002] a city has at most 30 letters and is no card number', () => {
  expect(checkCity(' ')).toBe('required');
  expect(checkCity('a'.repeat(30))).toBeNull();
  expect(checkCity('𠮷'.repeat(30))).toBeNull();
  expect(checkCity('a'.repeat(31))).toBe('cityLengthInvalid');
  expect(checkCity(card)).toBe('invalidPhone');
});

test.each([
  ['DE', '10115', '1011'],
  ['DE', '01067', '1O115'],
  ['AT', '1010', '10100'],
  ['AT', '9900', '0100'],
  ['CH', '8001', '0801'],
  ['BG', '1000', '100'],
  ['PT', '1000-001', '1000-01'],
  ['PL', '00-950', '00-95'],
  ['CZ', '110 00', '110 0'],
  ['SK', '81101', '8110'],
  ['GB', 'SW1A 1AA', 'SW1A 1A'],
  ['GB', 'm11ae', '11111'],
  ['IE', 'D02 AF30', 'D2 AF30'],
  ['NL', '1012 AB', '0012 AB'],
  ['ES', '28001', '2800A'],
  ['IT', '00118', '001181'],
  ['FR', '75001', '7500'],
  ['DK', '1050', '105'],
  ['LU', 'L-1111', 'L-111'],
  ['SE', '111 22', '111 2'],
  ['NO', '0150', '1'],
  ['US', '12345-6789', '12345-67890'],
])('[VALID-084] a postal code of %s: %s is valid, %s is not', (country, zip, invalid) => {
  expect(checkZip(zip, country)).toBeNull();
  expect(checkZip(invalid, country)).toBe('zipInvalid');
});

test('[VALID-031] a postal code is required and is no card number', () => {
  expect(checkZip('', 'DE')).toBe('required');
  expect(checkZip(card, 'DE')).toBe('invalidPhone');
});
