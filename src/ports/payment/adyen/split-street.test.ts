import { expect, test } from 'vitest';
import { splitStreet } from './split-street.ts';

test.each([
  ['Lange Straße 5', 'Lange Straße', '5'],
  ['Straße des 17. Juni 135 b', 'Straße des 17. Juni', '135 b'],
  ['Calle Mayor, 3-5', 'Calle Mayor', '3-5'],
  ['12 bis, rue de la Paix', 'rue de la Paix', '12 bis'],
  ['221b Baker Street', 'Baker Street', '221b'],
  ['Schlossallee', 'Schlossallee', 'N/A'],
  ['C4', 'C4', 'N/A'],
])('%s is the street %s and the house %s', (line, street, houseNumberOrName) => {
  expect(splitStreet(line)).toEqual({ street, houseNumberOrName });
});
