import { expect, it } from 'vitest';
import { parseSceneKey } from '../../../domain/pictures/scene.ts';
import { paintHotelScenes, reframeScene, sceneRegionOfCity } from './hotel-scenes.ts';
import { smallPlaces } from './small-places.ts';

function findCity(name: string) {
  const city = smallPlaces.cities.find((place) => place.destination.name.en === name);
  if (city === undefined) throw new Error(`No city ${name}`);
  return city;
}

it.each([
  ['Alcúdia', 'balearic'],
  ['Maspalomas', 'canary'],
  ['Side', 'anatolian'],
  ['Milan', 'italian'],
  ['Mayrhofen', 'alpine'],
  ['Kandy', 'tropical'],
  ['Le Lavandou', 'riviera'],
  ['Sylt', 'nordic'],
])('shows %s as %s', (name, look) => {
  expect(sceneRegionOfCity(findCity(name))).toBe(look);
});

it('keeps the house in every picture of a hotel', () => {
  const paint = paintHotelScenes({ id: 1_000_001, style: 'beach_resort', category: 45 }, findCity('Side'));
  const pool = parseSceneKey(reframeScene(paint('hotel-front', 'golden'), 'pool', 'dusk'));
  expect(pool).toMatchObject({
    motif: 'pool',
    hour: 'dusk',
    region: 'anatolian',
    seed: 'h1000001-seaside-resort4',
  });
});

it('refuses to reframe what is no scene', () => {
  expect(() => reframeScene('nothing', 'pool', 'dusk')).toThrow(RangeError);
});
