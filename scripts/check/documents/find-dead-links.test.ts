import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDeadLinks } from './find-dead-links.ts';

const exclude = ['**/node_modules/**', 'dist/**', '.data/**', '.git/**'];

test('every link of every document leads to a file, folder or heading of the project', () => {
  const files = globSync(['**/*', '**/.*'], { exclude }).map((file) => file.replaceAll('\\', '/'));
  const documents = files.filter((file) => file.endsWith('.md'));
  expect(documents.length).toBeGreaterThan(60);
  expect(findDeadLinks(new Map(documents.map((file) => [file, readFileSync(file, 'utf8')])), files)).toEqual(
    [],
  );
});

const files = ['README.md', 'docs/boats.md', 'docs/pictures/boat.webp'];
const find = (text: string) =>
  findDeadLinks(
    new Map([
      ['README.md', '# Read me'],
      ['docs/boats.md', text],
    ]),
    files,
  );

test('a file, folder, picture or heading that is there is no fault', () => {
  const links =
    '[a](../README.md) [b](../README.md#read-me) [c](pictures/) ![d](pictures/boat.webp) [e](#for-hire-1)';
  expect(find(`${links} [f](https://boats.example/none)\n\n## For hire\n\n## \`For\` hire\n`)).toEqual([]);
});

test('a file or heading that is gone is a fault, one in code is not', () => {
  expect(find('[a](gone.md) [b](../README.md#gone) ![c](boat.webp)')).toEqual(
    ['gone.md', '../README.md#gone', 'boat.webp'].map((to) => `docs/boats.md: the link ${to} leads nowhere`),
  );
  expect(find('`[a](gone.md)`\n\n```md\n[a](gone.md)\n```\n')).toEqual([]);
});
