import { describe, expect, it } from 'vitest';
import { parseSceneKey, type Scene } from '../../../domain/pictures/scene.ts';
import { buildHotels } from '../../world/hotels/build-hotels.server.ts';
import { chooseMedia } from '../../world/hotels/choose-media.ts';
import { paintHotelScenes } from '../../world/hotels/hotel-scenes.ts';
import { readPlaces } from '../../world/places/read-places.server.ts';
import { planCity } from '../city/city-plan.ts';
import { REGION_LOOKS } from './region-look.ts';
import { fitLookToSetting, hasOpenWater, reliefOf, settingOfScene } from './setting.ts';

const places = readPlaces();
const bySetting = Map.groupBy(places.cities, (city) => city.setting);
const house = { id: 1_000_001, style: 'city_hotel', category: 40 } as const;

function requireScene(key: string): Scene {
  const scene = parseSceneKey(key);
  if (scene === null) throw new Error(`No scene: ${key}`);
  return scene;
}

function frontIn(city: (typeof places.cities)[number]): Scene {
  return requireScene(paintHotelScenes(house, city)('hotel-front', 'golden'));
}

function settingIn(name: string) {
  const city = places.cities.find(({ destination }) => destination.name.en === name);
  if (city === undefined) throw new Error(`No city ${name}`);
  return settingOfScene(frontIn(city));
}

describe('what lies around a demo place', () => {
  it('is painted as the table says, for every place', () => {
    const wrong = places.cities.filter((city) => settingOfScene(frontIn(city)) !== city.setting);
    expect(wrong.map(({ destination }) => destination.slug)).toEqual([]);
  });

  it.each([
    ['Marrakesh', 'dryland'],
    ['Budapest', 'riverside'],
    ['Vienna', 'riverside'],
    ['Westerland', 'flatcoast'],
    ['Sankt Peter-Ording', 'flatcoast'],
    ['Zermatt', 'highland'],
    ['Bellagio', 'lakeside'],
    ['Positano', 'seaside'],
  ])('%s: %s', (name, setting) => {
    expect(settingIn(name)).toBe(setting);
  });

  it('is water only where there is water', () => {
    expect([...bySetting.keys()].filter(hasOpenWater).toSorted()).toEqual([
      'flatcoast',
      'lakeside',
      'seaside',
    ]);
    for (const setting of ['dryland', 'lowland', 'hillside', 'highland'] as const) {
      for (const city of bySetting.get(setting) ?? []) {
        const scene = frontIn(city);
        expect(planCity(scene, REGION_LOOKS[scene.region]).hasWater, city.destination.slug).toBe(false);
      }
    }
  });

  it('is no alpine range on flat coasts, in lowlands and along rivers', () => {
    for (const setting of ['flatcoast', 'lowland', 'riverside'] as const) {
      expect(reliefOf(setting)).toBeLessThan(0.05);
      for (const city of bySetting.get(setting) ?? []) {
        const scene = frontIn(city);
        expect(fitLookToSetting(REGION_LOOKS[scene.region], scene).jaggedness).toBeLessThan(0.2);
      }
    }
  });

  it('decides what the pictures of a hotel show: no beach inland, no mountains on flat land', () => {
    const wrong = [...buildHotels(places, 2_000, 1)].filter((hotel) => {
      const motifs = chooseMedia(hotel).map((item) => requireScene(item.scene).motif);
      const setting = settingOfScene(requireScene(hotel.card.scene));
      const isBySea = setting === 'seaside' || setting === 'flatcoast';
      if (!isBySea && (motifs.includes('beach') || motifs.includes('coast'))) return true;
      return motifs.includes('mountains') && reliefOf(setting) < 0.1;
    });
    expect(wrong.map(({ card }) => card.scene)).toEqual([]);
  });
});
