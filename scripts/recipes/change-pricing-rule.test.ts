import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  EARLY_BOOKING_WORDS,
  PLAN_EARLY_BOOKINGS,
  PLAN_STAY_PAYS,
} from '../../src/offer-index/memory/layout.ts';
import { mutants } from '../../tests/oracle/mutants.ts';
import { requireRecipe } from './read-recipes.ts';

const recipe = requireRecipe('Change a pricing rule');
const read = (file: string) => readFileSync(file, 'utf8');

/** Names of the functions of a file that call another. */
function findCallers(file: string, callee: string): string[] {
  const functions = read(file).split(/^(?=(?:export )?function )/m);
  return functions
    .filter((text) => new RegExp(`(?<!function )\\b${callee}\\(`).test(text))
    .map((text) => /function (\w+)/.exec(text)?.[1] ?? '');
}

test('the field of the example is the next of its record, whose length decides that of the plan', () => {
  expect(recipe.text).toContain(`\`EARLY_MIN_NIGHTS = ${EARLY_BOOKING_WORDS}\``);
  expect(recipe.text).toContain(`\`EARLY_BOOKING_WORDS\` becomes ${EARLY_BOOKING_WORDS + 1}`);
  expect((PLAN_STAY_PAYS - PLAN_EARLY_BOOKINGS) % EARLY_BOOKING_WORDS).toBe(0);
});

test('the recipe names every function of the kernel that applies the rule', () => {
  const callers = globSync('src/offer-index/kernel/*.ts').flatMap((file) => findCallers(file, 'discountOn'));
  expect(callers.sort()).toEqual(['calculateFactors', 'payableOf']);
  expect(recipe.terms).toEqual(expect.arrayContaining(callers));
});

test('brute force and supplier apply the rule, each in a function of its own', () => {
  expect(findCallers('tests/oracle/quote.ts', 'bestEarlyBooking')).not.toEqual([]);
  expect(findCallers('src/domain/search/price-stay.ts', 'earlyBookingPercent')).not.toEqual([]);
});

test('the random supply of the oracle generates every field of an early booking', () => {
  const [, fields = ''] =
    /interface EarlyBooking \{([^}]+)\}/.exec(read('src/domain/search/supply-facts.ts')) ?? [];
  const names = [...fields.matchAll(/readonly (\w+)\??:/g)].map(([, name = '']) => name);
  expect(names.length).toBe(EARLY_BOOKING_WORDS);
  const supply = read('tests/oracle/random-supply.ts');
  for (const name of names) expect(supply).toMatch(new RegExp(`\\b${name}\\b`));
});

test('a mutant of the oracle breaks the discount in the kernel', () => {
  const discounts = read('src/offer-index/kernel/discounts.ts');
  const ofRule = mutants.filter(({ file }) => file === 'kernel/discounts.ts');
  expect(ofRule).not.toEqual([]);
  for (const { find } of ofRule) expect(discounts).toContain(find);
});
