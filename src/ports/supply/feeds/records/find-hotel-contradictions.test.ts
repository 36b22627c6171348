import { expect, test } from 'vitest';
import { findHotelContradictions, type HotelStatements } from './find-hotel-contradictions.ts';

const certificate = { name: 'Blaue Schwalbe', issuer: 'Prüfstelle Musterstadt', validUntil: '2027-12-31' };

test.each<[string, HotelStatements, readonly string[]]>([
  [
    'a sandy beach that is far away',
    { attributes: ['sandy_beach'], metresToBeach: 1_800 },
    ["'sandy_beach' contradicts metres_to_beach '1800', which is more than 800"],
  ],
  [
    'a hotel on a beach that is 400 m away',
    { attributes: ['beachfront'], metresToBeach: 400 },
    ["'beachfront' contradicts metres_to_beach '400', which is more than 150"],
  ],
  [
    'a kids’ club among adults',
    { attributes: ['adults_only', 'kids_club'] },
    ["'adults_only' contradicts 'kids_club'"],
  ],
  [
    'a heated pool without a pool',
    { attributes: ['heated_pool'] },
    ["'heated_pool' needs 'pool' or 'indoor_pool'"],
  ],
  [
    'a label of sustainability without a certificate',
    { attributes: ['sustainable'], certificate: null },
    ["'sustainable' needs a certificate"],
  ],
  [
    'a superior room smaller than the double',
    {
      attributes: [],
      rooms: [
        { type: 'double', squareMetres: 28 },
        { type: 'superior', squareMetres: 24 },
      ],
    },
    ['a superior room of 24 m² is smaller than a double room of 28 m²'],
  ],
  [
    'a house for wheelchairs without a room for them',
    { attributes: ['wheelchair_accessible'], rooms: [{ type: 'double', squareMetres: 28 }] },
    ["'wheelchair_accessible' needs an accessible room"],
  ],
])('%s is not believed', (_name, hotel, faults) => {
  expect(findHotelContradictions(hotel)).toEqual(faults);
});

test('a hotel that says nothing impossible is believed, and what is not known contradicts nothing', () => {
  expect(
    findHotelContradictions({
      attributes: [
        'beachfront',
        'sandy_beach',
        'sustainable',
        'indoor_pool',
        'heated_pool',
        'wheelchair_accessible',
      ],
      metresToBeach: 80,
      certificate,
      rooms: [
        { type: 'double', squareMetres: 24, isAccessible: true },
        { type: 'superior', squareMetres: 24 },
      ],
    }),
  ).toEqual([]);
  expect(findHotelContradictions({ attributes: ['sandy_beach', 'sustainable'] })).toEqual([]);
});
