import { expect, test } from 'vitest';
import type { Manifest } from '../../src/server/files/build-manifest.server.ts';
import { findEditorLeaks } from './find-editor-leaks.ts';

const manifest: Manifest = {
  'src/app/boot.ts': { file: 'boot.js', dynamicImports: ['src/app/entry.client.tsx'] },
  'src/app/entry.client.tsx': { file: 'entry.js', imports: ['_frame.js'], dynamicImports: ['src/home.tsx'] },
  '_frame.js': { file: 'frame.js' },
  'src/home.tsx': { file: 'home.js', imports: ['_frame.js', '_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'src/editor/editor.client.tsx': { file: 'editor.js', imports: ['_frame.js'], dynamicImports: ['_puck.js'] },
  '_puck.js': { file: 'puck.js', imports: ['_frame.js'] },
};
const scripts: Record<string, string> = { 'puck.js': 'x("data-puck-component")' };
const find = (changed: Manifest, changedScripts = scripts) =>
  findEditorLeaks({ ...manifest, ...changed }, ['src/app/boot.ts'], (file) => changedScripts[file] ?? '');

test('pages of the shop load no code of the editor', () => {
  expect(find({})).toEqual([]);
});

test('names the editor where a page loads it, also on demand', () => {
  const home = { file: 'home.js', dynamicImports: ['src/editor/editor.client.tsx'] };
  expect(find({ 'src/home.tsx': home })).toEqual([
    'src/editor/editor.client.tsx (editor.js) belongs to the editor, and pages of the shop can load it',
    '_puck.js (puck.js) belongs to the editor, and pages of the shop can load it',
  ]);
});

test('names a shared chunk that contains Puck', () => {
  expect(find({}, { 'shared.js': 'y("data-puck-component")' })).toEqual([
    '_shared.js (shared.js) belongs to the editor, and pages of the shop can load it',
  ]);
});
