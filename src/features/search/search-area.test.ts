import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[FLAG-003] checkout, shell, content modules and forms lie outside: the search imports nothing of theirs', () => {
  const foreign =
    /from '[./]*\/(?:content-modules|features\/(?!search\/)|(?:checkout|booking|shell|content|voucher)\/)/;
  const files = globSync('src/features/search/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => foreign.test(readFileSync(file, 'utf8')))).toEqual([]);
});
