import { expect, test } from 'vitest';
import { groupChunks } from './group-chunks.ts';

const links: Record<string, { now?: string[]; later?: string[] }> = {
  'src/app/boot.ts': {
    now: ['preload.js'],
    later: ['src/app/entry.client.tsx', 'src/app/track-served-page.ts'],
  },
  'src/app/track-served-page.ts': { now: ['src/url.ts'] },
  'src/app/entry.client.tsx': { now: ['react.js', 'src/app/views.ts', 'src/url.ts'] },
  'src/app/views.ts': {
    now: ['preload.js'],
    later: [
      'src/home-page.tsx',
      'src/hotel-page.tsx',
      'src/list-page.tsx',
      'src/map-page.tsx',
      'src/app/content/served-content-page.tsx',
      'src/app/pages/results-view.tsx',
      'src/app/pages/destination-view.tsx',
      'src/features/search/places/places-page.tsx',
      'src/features/checkout/extras-page.tsx',
      'src/features/checkout/info-page.tsx',
      'src/app/pages/checkout-payment-view.tsx',
      'src/features/booking/result-page.tsx',
    ],
  },
  'src/home-page.tsx': { now: ['react.js', 'price.ts', 'mask.ts'] },
  'src/list-page.tsx': { now: ['price.ts', 'mask.ts'] },
  'src/hotel-page.tsx': { now: ['price.ts', 'ticket.ts'], later: ['dialog.ts'] },
  'src/map-page.tsx': { now: ['price.ts', 'notice.ts'] },
  'src/app/content/served-content-page.tsx': { now: ['search-form.ts', 'teaser.ts'] },
  'src/app/pages/results-view.tsx': { now: ['search-form.ts', 'teaser.ts'] },
  'src/app/pages/destination-view.tsx': { now: ['search-form.ts', 'teaser.ts'] },
  'src/features/search/places/places-page.tsx': { now: ['search-form.ts'] },
  'src/features/checkout/extras-page.tsx': { now: ['bill.ts', 'notice.ts'] },
  'src/features/checkout/info-page.tsx': { now: ['bill.ts', 'notice.ts', 'form.ts'] },
  'src/app/pages/checkout-payment-view.tsx': { now: ['bill.ts', 'form.ts'] },
  'src/features/booking/result-page.tsx': { now: ['bill.ts', 'notice.ts'] },
};

function chunkNameOf(id: string): string | null | undefined {
  const project = (module: string) => (module.startsWith('src/') ? `/shop/${module}` : module);
  const graph = {
    getModuleInfo: (module: string) => {
      const { now = [], later = [] } = links[module.replace('/shop/', '')] ?? {};
      return { importedIds: now.map(project), dynamicallyImportedIds: later.map(project) };
    },
  };
  const name = groupChunks('/shop').groups[0]?.name;
  return typeof name === 'function' ? name(project(id), graph) : name;
}

test('code that every page loads or four views share is one chunk', () => {
  expect(chunkNameOf('react.js')).toBe('frame');
  expect(chunkNameOf('src/app/views.ts')).toBe('frame');
  expect(chunkNameOf('price.ts')).toBe('frame');
});

test('code that four views share after the choice of an offer is a chunk that no view loads before it', () => {
  expect(chunkNameOf('bill.ts')).toBe('checkout');
  expect(chunkNameOf('notice.ts')).toBe('frame');
  expect(chunkNameOf('form.ts')).toBe('checkout-payment-info');
});

test('what four views with a search form share is a chunk that no view loads after the choice', () => {
  expect(chunkNameOf('search-form.ts')).toBe('search');
  expect(chunkNameOf('teaser.ts')).toBe('destination-results-served-content');
});

test('code that fewer views share is a chunk of theirs', () => {
  expect(chunkNameOf('mask.ts')).toBe('home-list');
  expect(chunkNameOf('ticket.ts')).toBe('hotel');
});

test('code of the boot script stays out of the frame, so that it does not load React', () => {
  expect(chunkNameOf('src/url.ts')).toBeNull();
  expect(chunkNameOf('preload.js')).toBeNull();
});

test('the bundler decides about entries and code that loads after a click', () => {
  for (const id of ['src/app/entry.client.tsx', 'src/hotel-page.tsx', 'dialog.ts']) {
    expect(chunkNameOf(id)).toBeNull();
  }
});
