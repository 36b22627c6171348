import { expect, test } from 'vitest';
import { findFirstPictures } from './prepare-first-views.server.ts';

const picture = (scene: string, priority: string) =>
  `<picture><source type="image/avif" srcSet="/image/460x700/${scene}.avif 460w"/>` +
  `<source type="image/webp" srcSet="/image/460x700/${scene}.webp 460w"/>` +
  `<source type="image/avif" srcSet="/image/1920x800/${scene}.avif 1920w, /image/460x700/${scene}.avif 460w"/>` +
  `<img src="/image/1920x800/${scene}.webp" ${priority}/></picture>`;

test('pictures that the browser is to load first are found in each size, once', () => {
  const html = `<main>${picture('a', 'fetchPriority="high"')}<p>words</p>${picture('b', 'loading="lazy"')}</main>`;
  expect(findFirstPictures(html)).toEqual([
    { sceneKey: 'a', size: '460x700', format: 'avif' },
    { sceneKey: 'a', size: '1920x800', format: 'avif' },
  ]);
});

test('a page without such a picture needs none', () => {
  expect(findFirstPictures(picture('b', 'loading="lazy"'))).toEqual([]);
  expect(findFirstPictures('')).toEqual([]);
});
