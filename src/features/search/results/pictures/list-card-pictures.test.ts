import { expect, test } from 'vitest';
import { listCardPictures } from './list-card-pictures.ts';

const sceneOf = (motif: string, light = 'warm') => `${motif}.aegean.summer.noon.${light}.h1`;
const picture = (motif: string) => ({ type: 'image', link: sceneOf(motif), caption: motif }) as const;

test('the picture that was served comes first, films are left out', () => {
  const media = [picture('pool'), picture('hotel-front'), { ...picture('beach'), type: 'video' as const }];
  expect(listCardPictures(media, sceneOf('hotel-front'), 'warm')).toEqual([
    { scene: sceneOf('hotel-front'), caption: 'hotel-front' },
    { scene: sceneOf('pool'), caption: 'pool' },
  ]);
});

test('pictures are in the light of the brand', () => {
  const [, pool] = listCardPictures([picture('pool')], sceneOf('room', 'noon'), 'noon');
  expect(pool?.scene).toBe(sceneOf('pool', 'noon'));
});

test('a hotel without further pictures has the one it was served with', () => {
  expect(listCardPictures([], sceneOf('room'), 'warm')).toEqual([{ scene: sceneOf('room'), caption: '' }]);
});

test('there are eight at most', () => {
  const media = Array.from({ length: 9 }, (_, at) => ({
    ...picture('pool'),
    link: `${sceneOf('pool')}${at}`,
  }));
  expect(listCardPictures(media.slice(0, 7), sceneOf('room'), 'warm')).toHaveLength(8);
  expect(listCardPictures(media, sceneOf('room'), 'warm')).toHaveLength(8);
});
