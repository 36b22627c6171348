import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { IllustrationMark } from './illustration-mark.tsx';

test('a painted picture that stands for a hotel is called an illustration, a photograph is not', async () => {
  const read = async (scene: string) => readWords(await renderInShop(<IllustrationMark scene={scene} />));
  expect(await read('hotel-front.balearic.summer.golden.warm.h1')).toBe('Illustration');
  expect(await read('upload.k3v9x0q2m7b4a8ca8c776554')).toBe('');
});
