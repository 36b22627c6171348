import { expect, test } from 'vitest';
import { findEntryRules } from './entry-rules.ts';

test.each([
  ['DE', 'ES', 'identityCard', 'none'],
  ['CH', 'GR', 'identityCard', 'none'],
  ['ES', 'ES', 'identityCard', 'none'],
  ['TH', 'TH', 'identityCard', 'none'],
  ['DE', 'TR', 'identityCard', 'none'],
  ['PL', 'TR', 'passport', 'none'],
  ['DE', 'EG', 'passport', 'onArrival'],
  ['DE', 'US', 'passport', 'electronic'],
  ['DE', 'CU', 'passport', 'beforehand'],
  ['DE', 'VN', 'passport', 'check'],
  ['DE', 'GB', 'passport', 'electronic'],
  ['GB', 'ES', 'passport', 'none'],
  ['GB', 'IE', 'passport', 'none'],
  ['IE', 'GB', 'passport', 'none'],
  ['TR', 'ES', 'passport', 'check'],
  ['TR', 'TR', 'identityCard', 'none'],
])('[CAPI-037] %s entering %s: %s, visa %s', (nationality, destination, document, visa) => {
  expect(findEntryRules(nationality, destination)).toMatchObject({ document, visa });
});

test('distant countries call for travel medicine', () => {
  expect(findEntryRules('DE', 'KE').health).toBe('travelMedicine');
  expect(findEntryRules('DE', 'ES').health).toBe('usual');
});
