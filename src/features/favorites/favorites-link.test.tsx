import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { FavoritesLink } from './favorites-link.tsx';

const render = (favorites: boolean) => renderInShop(<FavoritesLink />, { flags: { favorites } });

test('[FAV-003] [FAV-004] the heart is named after comparing hotels and leads to the favourites', async () => {
  const markup = await render(true);
  expect(markup).toContain('href="/de-de/favorites"');
  expect(markup).toContain('title="Compare Hotels"');
});

test('[FAV-008] there is no number while nothing is saved', async () => {
  expect(readWords(await render(true))).toBe('Favourites');
});

test('[FLAG-008] there is no heart where the brand has no favourites', async () => {
  expect(await render(false)).toBe('');
});
