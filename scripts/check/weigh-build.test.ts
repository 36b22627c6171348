import { expect, test } from 'vitest';
import type { Manifest } from '../../src/server/files/build-manifest.server.ts';
import { weighPages } from './weigh-build.ts';

const slider = 'src/content-modules/hero-slider/run-slider.ts';

const manifest: Manifest = {
  'src/app/boot.ts': {
    file: 'assets/boot.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/app/entry.client.tsx', 'src/events.ts', slider],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/events.ts': { file: 'assets/events.js', imports: ['_shared.js'] },
  [slider]: { file: 'assets/slider.js' },
  'src/app/entry.client.tsx': {
    file: 'assets/entry.js',
    imports: ['_shared.js', '_react.js'],
    dynamicImports: ['src/home.tsx', 'src/gallery.tsx'],
    css: ['assets/entry.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  'src/home.tsx': { file: 'assets/home.js', imports: ['_react.js'], css: ['assets/home.css'] },
  'src/gallery.tsx': { file: 'assets/gallery.js' },
  'src/texts/de.po?area=frame': { file: 'assets/de.js' },
  'src/texts/de.po?area=home': { file: 'assets/de-home.js' },
  'src/texts/fr.po?area=frame': { file: 'assets/fr.js' },
  'src/texts/fr.po?area=home': { file: 'assets/fr-home.js' },
  'src/design/design.css': { file: 'assets/design.css' },
  'src/brands/sun/theme.css': {
    file: 'assets/sun.css',
    assets: ['assets/a-latin.woff2', 'assets/a-greek.woff2'],
  },
};

const sizes: Record<string, number> = {
  'assets/boot.js': 1,
  'assets/shared.js': 2,
  'assets/events.js': 4,
  'assets/slider.js': 500,
  'assets/entry.js': 10,
  'assets/react.js': 100,
  'assets/home.js': 20,
  'assets/de.js': 5,
  'assets/de-home.js': 40,
  'assets/fr.js': 7,
  'assets/fr-home.js': 50,
  'assets/entry.css': 1000,
  'assets/home.css': 2000,
  'assets/design.css': 4000,
  'assets/sun.css': 8000,
  'assets/a-latin.woff2': 30,
};

const sunTheme = `
  @font-face { font-family: A; src: url(/assets/a-latin.woff2) format("woff2"); unicode-range: U+0000-00FF, U+0131 }
  @font-face { font-family: A; src: url(/assets/a-greek.woff2) format("woff2"); unicode-range: U+0370-0377 }`;

function weighView(view: string) {
  return weighPages(
    manifest,
    {
      brandKeys: ['sun'],
      views: { [view]: 'src/home.tsx' },
      listServed: () => ['src/home.tsx'],
      listTexts: () => [
        ['src/texts/de.po?area=frame', 'src/texts/de.po?area=home'],
        ['src/texts/fr.po?area=frame', 'src/texts/fr.po?area=home'],
      ],
    },
    (file) => sizes[file] ?? Number.NaN,
    (file) => (file === 'assets/sun.css' ? sunTheme : ''),
  )[0];
}

const weighHome = () => weighView('home');

test('before interaction a page loads the boot script and what it imports, not React', () => {
  expect(weighHome()?.scriptAtFirst).toBe(1 + 2 + 4);
});

test('only pages of editors can have a slider, and its code', () => {
  expect(weighView('content')?.scriptAtFirst).toBe(1 + 2 + 4 + 500);
});

test('in all a page loads its own view, shared chunks once and the heaviest language', () => {
  expect(weighHome()?.scriptInAll).toBe(1 + 2 + 4 + 10 + 100 + 20 + 7 + 50);
});

test('styles are those of the design, the brand, the frame and the view', () => {
  expect(weighHome()?.style).toBe(4000 + 8000 + 1000 + 2000);
});

test('fonts count when the brand names them for Latin letters', () => {
  expect(weighHome()?.fonts).toBe(30);
});
