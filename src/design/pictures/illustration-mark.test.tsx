import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { Picture } from './picture.tsx';

const photograph = 'upload.k3v9x0q2m7b4a8ca8c776554';
const read = async (scene: string, isOfHotel: boolean) =>
  readWords(
    await renderInShop(
      <Picture scene={scene} alt="" variants={IMAGE_SIZES.overlay} sizes="20rem" isOfHotel={isOfHotel} />,
    ),
  );

test('a painted picture that stands for a hotel is called an illustration, a photograph is not', async () => {
  expect(await read('hotel-front.balearic.summer.golden.warm.h1', true)).toBe('Illustration');
  expect(await read(photograph, true)).toBe('');
});

test('a painted picture of a place is not marked', async () => {
  expect(await read('coast.aegean.summer.golden.warm.kreta', false)).toBe('');
});

test.each([true, false])(
  'a generated picture is marked wherever it stands, for a hotel: %s',
  async (isOfHotel) => {
    expect(await read(photograph.replace('upload', 'generated'), isOfHotel)).toBe('AI-generated');
  },
);
