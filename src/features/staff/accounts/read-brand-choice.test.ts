import { expect, test } from 'vitest';
import { EVERY_BRAND, readBrandChoice } from './read-brand-choice.ts';

const known = ['abendmeer', 'tagwind'];

test.each([
  ['service', ['tagwind'], { ok: true, brands: ['tagwind'] }],
  ['service', ['tagwind', 'abendmeer'], { ok: true, brands: known }],
  ['service', [EVERY_BRAND], { ok: true, brands: null }],
  ['service', [EVERY_BRAND, 'tagwind'], { ok: true, brands: null }],
  ['service', [], { ok: false, fault: 'no-brand' }],
  ['service', ['unknown'], { ok: false, fault: 'no-brand' }],
  ['admin', [], { ok: true, brands: null }],
  ['editor', [EVERY_BRAND], { ok: true, brands: null }],
  ['editor', ['tagwind'], { ok: true, brands: ['tagwind'] }],
  ['publisher', [], { ok: false, fault: 'no-brand' }],
  ['admin', ['tagwind'], { ok: false, fault: 'admin-sees-all' }],
] as const)('of %s, %j is read as %j', (role, chosen, read) => {
  expect(readBrandChoice(role, chosen, known)).toEqual(read);
});
