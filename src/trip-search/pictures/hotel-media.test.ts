import { describe, expect, test } from 'vitest';
import { chooseMedia, findFirstFilm, listMediaChoices, orderMedia, type ShownMedia } from './hotel-media.ts';

const item = (
  scene: string,
  category: ShownMedia['category'],
  type: ShownMedia['type'] = 'image',
): ShownMedia => ({
  scene,
  category,
  type,
  caption: scene,
});

const media = [
  item('film', 'hotel', 'video'),
  item('front', 'hotel'),
  item('pool', 'pool'),
  item('dusk', 'hotel'),
];

describe('media of a hotel', () => {
  test('[MEDIA-002] the choices are all, then every category once in the order of its first picture', () => {
    expect(listMediaChoices(media)).toEqual(['all', 'hotel', 'pool']);
    expect(listMediaChoices([])).toEqual(['all']);
  });

  test('a category shows its own media, all shows everything, films always last', () => {
    expect(chooseMedia(media, 'hotel').map(({ scene }) => scene)).toEqual(['front', 'dusk', 'film']);
    expect(chooseMedia(media, 'pool').map(({ scene }) => scene)).toEqual(['pool']);
    expect(chooseMedia(media, 'all')).toHaveLength(4);
  });

  test('[MEDIA-004] the films begin at the position after the pictures', () => {
    expect(findFirstFilm(media)).toBe(3);
    expect(orderMedia(media)[3]?.type).toBe('video');
  });

  test('a hotel without a film has no place where films begin, one with nothing else has it at 0', () => {
    expect(findFirstFilm([item('front', 'hotel')])).toBeNull();
    expect(findFirstFilm([])).toBeNull();
    expect(findFirstFilm([item('film', 'hotel', 'video')])).toBe(0);
  });
});
