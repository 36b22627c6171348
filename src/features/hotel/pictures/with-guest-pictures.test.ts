import { expect, test } from 'vitest';
import { listLengths } from '../../../defaults.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { withGuestPictures } from './with-guest-pictures.ts';

const photo = (letter: string) => `upload.${letter.repeat(12)}a8ca8c776554`;
const stay = (...pictures: readonly string[]) => ({ party: 'couple' as const, scores: {}, pictures });
const front = { type: 'image', category: 'hotel', scene: photo('h'), caption: 'Front' } as const;
const film = { type: 'video', category: 'hotel', scene: photo('f'), caption: 'Film' } as const;

test('pictures of guests follow those of the hotel and precede its films, each with the name of its guest', async () => {
  const reviews = [
    { image: photo('a'), stay: stay(photo('b')), userName: 'Ada L.' },
    { image: null, stay: stay(), userName: 'Bo' },
    { image: photo('c'), stay: stay(), userName: 'Cy' },
  ];
  const shown = withGuestPictures([front, film], reviews, await loadTexts('en'));
  expect(shown.map(({ scene, category, caption }) => [scene, category, caption])).toEqual([
    [photo('h'), 'hotel', 'Front'],
    [photo('a'), 'guests', 'Picture by Ada L.'],
    [photo('b'), 'guests', 'Picture by Ada L.'],
    [photo('c'), 'guests', 'Picture by Cy'],
    [photo('f'), 'hotel', 'Film'],
  ]);
});

test('a painted picture and one of a review that others have collected are none of a guest of ours', async () => {
  const reviews = [
    { image: 'spa.balearic.summer.night.warm.h1', stay: stay(), userName: 'Ada L.' },
    { image: photo('a'), stay: null, userName: 'Bo' },
  ];
  expect(withGuestPictures([front], reviews, await loadTexts('en'))).toEqual([front]);
});

test('a page has no more pictures of guests than it can carry, and all of its hotel', async () => {
  const reviews = Array.from({ length: listLengths.guestPictures }, () => ({
    image: photo('a'),
    stay: stay(photo('b')),
    userName: 'Ada L.',
  }));
  const shown = withGuestPictures([front, film], reviews, await loadTexts('en'));
  expect(shown).toHaveLength(listLengths.guestPictures + 2);
  expect(shown.at(-1)?.scene).toBe(film.scene);
});
