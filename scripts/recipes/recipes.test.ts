import { expect, test } from 'vitest';
import { findRecipeFaults } from './find-recipe-faults.ts';
import { readRecipes } from './read-recipes.ts';

/** Names that the example of a recipe invents. */
const examples: Readonly<Record<string, readonly string[]>> = {
  'Change a pricing rule': ['minNights', 'EARLY_MIN_NIGHTS = 5'],
  'Change the database': ['-- bearable: only a new column with a default'],
};

test.each(readRecipes().map((recipe) => [recipe.title, recipe] as const))(
  'every file, command and name of the recipe "%s" exists',
  (title, recipe) => {
    expect(recipe.terms.length).toBeGreaterThan(0);
    expect(findRecipeFaults(recipe, examples[title])).toEqual([]);
  },
);

test('a recipe is at fault for a file, command, option, address or name that is gone', () => {
  const terms = ['src/routes.ts', 'src/gone.ts', 'npm run gone', 'npm run oracle -- --gone 1', 'npx gone'];
  const text = 'See [ADR](docs/adr/gone.md).';
  const recipe = { title: 'Any', text, terms: [...terms, '/_gone', 'parameterShapes', 'goneShapes'] };
  expect(findRecipeFaults(recipe)).toEqual([
    'the link docs/adr/gone.md leads nowhere',
    'there is no src/gone.ts',
    'package.json has no script gone',
    'scripts/oracle.ts has no option gone',
    'no package has the program gone',
    'no route has the path /_gone',
    'no file that the recipe names contains goneShapes',
  ]);
  expect(findRecipeFaults(recipe, ['parameterShapes'])).toContain(
    'the example parameterShapes exists by now',
  );
});
