import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBrands } from '../supply/read-brands.ts';
import { findContrastFaults, readTokens } from './token-pairs.ts';

const folders = readdirSync('src/brands', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const brands = await readBrands();
const readTheme = (key: string) => readTokens(readFileSync(`src/brands/${key}/theme.css`, 'utf8'));

test.each(folders.map(({ name }) => name))('each pair of colours of %s can be read', (key) => {
  const brand = brands.get(key);
  if (brand === undefined) throw new Error(`There is no brand ${key}`);
  expect(findContrastFaults(readTheme(key), brand)).toEqual([]);
});

test('a pair that cannot be read is named with its colours and what it lacks', () => {
  const brand = brands.get('abendmeer');
  if (brand === undefined) throw new Error('There is no Abendmeer');
  const { documentStyle } = brand;
  const pale = {
    ...brand,
    documentStyle: { ...documentStyle, dark: { ...documentStyle.dark, ink: '#333333' } },
  };
  expect(findContrastFaults({ ...readTheme('abendmeer'), 'ink-soft': '#b0a090' }, pale)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^theme\.css: ink-soft \(#b0a090\) on paper \(#fbf5ea\) has a contrast of 2\.\d\d, 4\.5 is needed$/,
      ),
      expect.stringMatching(/^documentStyle\.dark: ink \(#333333\) on sheet/),
    ]),
  );
});
