import { expect, test } from 'vitest';
import { buildPlacePath, type Place, readPlace } from './places.ts';

const documentId = '6f1c1c5e-2b52-4d8a-9a55-0f7a4d1b2c3d';
const places: readonly Place[] = [
  { kind: 'documents', brand: null },
  { kind: 'documents', brand: 'tagwind' },
  { kind: 'document', documentId, moduleId: null },
  { kind: 'document', documentId, moduleId: 'hero-1' },
  { kind: 'media' },
];

test.each(places)('the address of %j leads there again', (place) => {
  expect(readPlace(new URL(buildPlacePath(place), 'https://shop.test'))).toEqual(place);
});

test('[EDIT-002] the address that the site’s edit buttons have opens that very module', () => {
  expect(readPlace(new URL(`https://shop.test/_editor/edit-${documentId}#hero-1`))).toEqual({
    kind: 'document',
    documentId,
    moduleId: 'hero-1',
  });
});

test.each([
  ['#hero-%', null],
  ['#%E0%A4', null],
  ['#hero-%C3%A4', 'hero-ä'],
])('the fragment %s, which may be cut off, names the module %s', (hash, moduleId) => {
  const address = new URL(`https://shop.test/_editor/edit-${documentId}${hash}`);
  expect(readPlace(address)).toEqual({ kind: 'document', documentId, moduleId });
});

test('an unknown address is the list of documents', () => {
  expect(readPlace(new URL('https://shop.test/_editor/history'))).toEqual({ kind: 'documents', brand: null });
});
