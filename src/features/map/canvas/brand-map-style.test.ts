import { expect, test } from 'vitest';
import { brandMapStyle } from './brand-map-style.ts';

const tokens: Record<string, string> = {
  '--map-sea': '#bfd6d3',
  '--font-text': '"Figtree", "Figtree fallback", system-ui',
};
const readToken = (token: string) => tokens[token] ?? '';

test('a style gets the colours and fonts of the brand and whole addresses', () => {
  const style = brandMapStyle(
    {
      version: 8,
      sources: { world: { type: 'vector', tiles: ['/map/{z}/{x}/{y}.mvt?v=1'] } },
      layers: [
        { id: 'sea', type: 'background', paint: { 'background-color': 'var(--map-sea)' } },
        { id: 'names', layout: { 'text-font': ['Medium', 'var(--font-text)'] } },
      ],
    },
    readToken,
    'https://shop.test',
  );
  expect(style).toEqual({
    version: 8,
    sources: { world: { type: 'vector', tiles: ['https://shop.test/map/{z}/{x}/{y}.mvt?v=1'] } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#bfd6d3' } },
      { id: 'names', layout: { 'text-font': ['Medium', 'Figtree'] } },
    ],
  });
});

test("a vendor's style stays as it is", () => {
  const style = {
    version: 8,
    sources: { base: { type: 'vector', url: 'https://maps.test/tiles.json' } },
    layers: [{ id: 'land', paint: { 'fill-color': '#eee', 'fill-opacity': 0.5 } }],
  } as const;
  expect(brandMapStyle(style, readToken, 'https://shop.test')).toEqual(style);
});
