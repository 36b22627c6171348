import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStyles } from '../../../scripts/join-styles.ts';
import { noticesSource, viewSources } from '../../app/views.ts';
import { readBuiltAssets } from './assets.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'fernweh-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = {
  'src/app/boot.ts': { file: 'assets/boot.js' },
  'src/design/design.css': { file: 'assets/design.css' },
  'src/brands/abendmeer/theme.css': {
    file: 'assets/theme.css',
    assets: ['assets/a-latin-1.woff2', 'assets/a-latin-ext-1.woff2'],
  },
  'src/app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_frame'], css: ['assets/entry.css'] },
  _frame: { file: 'assets/frame.js', imports: ['_icons'], css: ['assets/frame.css'] },
  _icons: { file: 'assets/icons.js', imports: ['_frame'] },
  ...Object.fromEntries(Object.values(viewSources).map((source) => [source, { file: 'assets/view.js' }])),
  [viewSources.content]: { file: 'assets/content.js', imports: ['_icons'], css: ['assets/content.css'] },
  [noticesSource]: { file: 'assets/notices.js', css: ['assets/notices.css'] },
};

beforeAll(() => {
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  for (const name of ['manifest', 'editor-manifest'])
    writeFileSync(join(folder, `.vite/${name}.json`), JSON.stringify(manifest));
  for (const name of ['design', 'frame', 'entry', 'content', 'notices', 'theme'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  joinStyles(folder);
});

test('a page links one style sheet: its view and all that it imports, chunks that import each other included', () => {
  const { scripts, styles, joinedStyles } = readBuiltAssets(folder).forPage('content', 'abendmeer');
  expect(scripts).toEqual(['/assets/boot.js']);
  expect(styles).toEqual([expect.stringMatching(/^\/assets\/content-abendmeer-[0-9a-f]{8}\.css$/)]);
  expect(readFileSync(join(folder, styles[0] ?? ''), 'utf8')).toBe(
    '.design{}.frame{}.entry{}.content{}.theme{}',
  );
  expect(joinedStyles).toEqual([
    '/assets/design.css',
    '/assets/frame.css',
    '/assets/entry.css',
    '/assets/content.css',
    '/assets/theme.css',
  ]);
});

test('a page with notices has their rules before those of the brand', () => {
  const { styles } = readBuiltAssets(folder).forPage('content', 'abendmeer', true);
  expect(readFileSync(join(folder, styles[0] ?? ''), 'utf8')).toBe(
    '.design{}.frame{}.entry{}.content{}.notices{}.theme{}',
  );
});

test('views with the same style sheets share the joined one', () => {
  const { forPage } = readBuiltAssets(folder);
  expect(forPage('failure', 'abendmeer').styles).toEqual(forPage('notFound', 'abendmeer').styles);
});

test('fonts are fetched ahead, but for those of letters beyond Latin', () => {
  expect(readBuiltAssets(folder).forPage('content', 'abendmeer').fonts).toEqual(['/assets/a-latin-1.woff2']);
});

test('a build without a style sheet for a page says so', () => {
  const unjoined = join(folder, 'unjoined');
  cpSync(join(folder, '.vite'), join(unjoined, '.vite'), { recursive: true });
  writeFileSync(join(unjoined, '.vite/joined-styles.json'), '{}');
  expect(() => readBuiltAssets(unjoined).forPage('content', 'abendmeer')).toThrow(
    'The build has no style sheet for content of abendmeer',
  );
});
