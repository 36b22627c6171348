import { expect, test } from 'vitest';
import { airportGroups } from './airport-groups.ts';

test('[AIRPORT-012] NORTH holds seven airports', () => {
  expect(airportGroups.NORTH.join(' ')).toBe('BRE HAM HAJ HDF LBC RLG GWT');
});

test('[AIRPORT-013] SOUTH holds six airports', () => {
  expect(airportGroups.SOUTH.join(' ')).toBe('FDH FKB FMM MUC NUE STR');
});

test('[AIRPORT-014] WEST holds eleven airports', () => {
  expect(airportGroups.WEST.join(' ')).toBe('DTM DUS FRA HHN KSF CGN FMO PAD SCN NRN ZQW');
});

test('[AIRPORT-015] EAST holds six airports', () => {
  expect(airportGroups.EAST.join(' ')).toBe('SXF TXL DRS ERF LEJ BER');
});

test('[AIRPORT-010] no airport is in two groups', () => {
  const codes = Object.values(airportGroups).flat();
  expect(codes).toHaveLength(30);
  expect(new Set(codes).size).toBe(30);
});
