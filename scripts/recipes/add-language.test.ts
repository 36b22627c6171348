import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/words/language.ts';
import { copyProject } from './copy-project.ts';
import { editFile } from './edit-file.ts';
import { listCopies, requireRecipe } from './read-recipes.ts';

const recipe = requireRecipe('Add a language');

test('[SHELL-004] a language added by the recipe is complete as soon as its catalogue is', () => {
  const folder = copyProject(['src', 'scripts', 'package.json', 'lingui.config.ts']);
  const checkTexts = () => {
    const [, step = ''] =
      recipe.terms.find((term) => term.startsWith('npm run check -- '))?.split(' -- ') ?? [];
    // Without the install step of the command: the copy has the project's packages.
    const { status, stdout } = spawnSync(process.execPath, ['scripts/check.ts', step], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, output: stdout };
  };
  editFile(join(folder, 'src/domain/words/language.ts'), "'fr']", "'fr', 'nl']");
  editFile(join(folder, 'src/routes.ts'), '|fr)', '|fr|nl)');
  const [catalogue] = listCopies(recipe);
  if (catalogue === undefined) throw new Error('The recipe copies no catalogue');
  const added = join(folder, catalogue.to.replace('<code>', 'nl'));

  expect(existsSync(added)).toBe(false);
  const before = checkTexts();
  expect(before.status).toBe(1);
  expect(before.output).toContain('nl');

  cpSync(join(folder, catalogue.from), added);
  const after = checkTexts();
  expect(after).toEqual({
    status: 0,
    output: expect.stringMatching(/^ok {4}texts \(\d+ s\)\nAll checks passed\.\n$/),
  });
});

test('[SHELL-004] all languages are listed only where the recipe says', () => {
  const code = `(?:${LANGUAGES.join('|')})`;
  const quoted = `(?:['"]${code}['"]\\s*[,|]\\s*)`;
  const listed = new RegExp(`${quoted}{${LANGUAGES.length - 1}}['"]${code}['"]|(?:${code}\\|){4}${code}`);
  const files = globSync(['*.ts', '{src,scripts,tests,bench}/**/*.{ts,tsx,mjs}', 'migrations/*.sql']);
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => listed.test(readFileSync(file, 'utf8')));
  expect(found).toContain('src/domain/words/language.ts');
  expect(recipe.terms).toEqual(expect.arrayContaining(found));
});
