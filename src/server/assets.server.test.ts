import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { viewSources } from '../app/views.ts';
import { readBuiltAssets } from './assets.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'fernweh-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a page links the style sheets of its view and all that it imports, chunks that import each other included', () => {
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
    [viewSources.content]: { file: 'assets/content.js', imports: ['_icons'], css: ['assets/content.css'] },
  };
  mkdirSync(join(folder, '.vite'));
  for (const name of ['manifest', 'editor-manifest'])
    writeFileSync(join(folder, `.vite/${name}.json`), JSON.stringify(manifest));
  expect(readBuiltAssets(folder).forPage('content', 'abendmeer')).toEqual({
    scripts: ['/assets/boot.js'],
    styles: [
      '/assets/design.css',
      '/assets/frame.css',
      '/assets/entry.css',
      '/assets/content.css',
      '/assets/theme.css',
    ],
    fonts: ['/assets/a-latin-1.woff2'],
  });
});
