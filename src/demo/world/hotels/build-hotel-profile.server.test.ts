import { describe, expect, it } from 'vitest';
import { parseSceneKey } from '../../../domain/pictures/scene.ts';
import { type HotelProfile, type HotelTextType, hotelTextTypes } from '../../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { findHotelContradictions } from '../../../ports/supply/feeds/records/find-hotel-contradictions.ts';
import { buildHotelProfile } from './build-hotel-profile.server.ts';
import { buildHotels } from './build-hotels.server.ts';
import { smallPlaces } from './small-places.ts';

const hotels = [...buildHotels(smallPlaces, 500, 21)];
const profiles = hotels.map((hotel) => buildHotelProfile(hotel, smallPlaces));

function textsOf(profile: HotelProfile, type: HotelTextType): string[] {
  return LANGUAGES.map((language) => profile.texts[type]?.[language] ?? '');
}

it('no hotel contradicts itself', () => {
  const faults = profiles.flatMap((profile, at) =>
    findHotelContradictions({
      ...profile,
      metresToBeach: hotels[at]?.metresToBeach,
      certificate: profile.certificate ?? null,
    }).map((fault) => `${profile.name}: ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(profiles.filter(({ attributes }) => attributes.includes('sandy_beach')).length).toBeGreaterThan(20);
});

describe('the texts of a hotel', () => {
  it('come by type in the given order [HOTEL-030], without address types [HOTEL-031]', () => {
    for (const { texts } of profiles)
      expect(Object.keys(texts)).toEqual(hotelTextTypes.filter((type) => texts[type] !== undefined));
  });

  it('are there in all five languages, without gaps or open places', () => {
    const open = /[{}]|undefined|null|NaN| {2}|\.\.| \.|^\p{Lowercase}/u;
    const written = profiles
      .flatMap(({ texts }) => Object.values(texts))
      .flatMap((text) => Object.entries(text));
    expect(written.filter(([, text]) => text.length <= 10 || open.test(text))).toEqual([]);
    expect([...new Set(written.map(([language]) => language))]).toEqual([...LANGUAGES]);
  });

  it('always describe house, place, rooms, boards and important information', () => {
    for (const { texts } of profiles)
      for (const type of ['intro', 'location', 'facility', 'room', 'board', 'important_info'] as const)
        expect(texts[type]).toBeDefined();
  });

  it('mention the beach only by the sea', () => {
    profiles.forEach(({ texts }, at) => {
      expect(texts.beach !== undefined).toBe(hotels[at]?.metresToBeach !== null);
    });
  });

  it('mention building sites for few hotels', () => {
    const building = profiles.filter((profile) => profile.texts.construction_sites !== undefined).length;
    expect(building).toBeGreaterThan(0);
    expect(building).toBeLessThan(profiles.length * 0.1);
  });

  it.each([
    ['kids', ['adults_only'], false],
    ['wellness', ['spa'], true],
    ['entertainment', ['entertainment', 'nightlife'], true],
    ['sport_with_fee', ['tennis', 'golf', 'diving', 'sailing', 'cycling', 'ski'], true],
    ['sport', ['hiking', 'cycling', 'ski', 'diving', 'sailing'], true],
  ] as const)('mention %s by the attributes %j', (type, attributes, isNeeded) => {
    for (const profile of profiles) {
      const hasAny = attributes.some((attribute: HotelAttribute) => profile.attributes.includes(attribute));
      if (profile.texts[type] !== undefined) expect(hasAny).toBe(isNeeded);
    }
  });

  it.each([
    ['facility', 'pool', /\bpool|schwimm|hallenbad/i, /indoor_pool|pool/],
    ['room', 'air_conditioning', /klima/i, /air_conditioning/],
    ['facility', 'wifi', /WLAN/, /wifi/],
    ['additional_info', 'charging_station', /Elektro/, /charging_station/],
    ['board', 'vegetarian_menu', /vegetarisch/i, /vegetarian_menu/],
  ] as const)('in %s never claim %s where there is none', (type, _attribute, claim, needed) => {
    for (const { texts, attributes } of profiles)
      if (claim.test(texts[type]?.de ?? '')) expect(attributes.some((each) => needed.test(each))).toBe(true);
  });

  it('name hotel and place', () => {
    for (const profile of profiles) {
      const cityName = smallPlaces.destinations.find((place) => place.id === profile.cityId)?.name;
      LANGUAGES.forEach((language, at) => {
        expect(textsOf(profile, 'intro')[at]).toContain(profile.name);
        expect(textsOf(profile, 'intro')[at]).toContain((cityName?.[language] ?? '').replace(/^Le /, ''));
      });
    }
  });

  it('name the country where the region is called like the city', () => {
    const inLondon = profiles.find((profile) => profile.address.city === 'London');
    expect(inLondon?.texts.intro?.en).toContain('(GB)');
  });

  it('come with a phone number of the country that nobody has', () => {
    for (const { address } of profiles) expect(address.phone).toMatch(/^\+\d{1,3} 000 \d{3} \d{3}$/);
    expect(profiles.find(({ address }) => address.countryCode === 'GB')?.address.phone).toMatch(/^\+44 /);
  });

  it('differ from hotel to hotel', () => {
    const whole = profiles.map(({ texts, name }) => JSON.stringify(texts).replaceAll(name, ''));
    expect(new Set(whole).size).toBe(profiles.length);
    const intros = profiles.map(({ texts, name }) => texts.intro?.de?.replaceAll(name, ''));
    expect(new Set(intros).size).toBeGreaterThan(profiles.length / 3);
  });
});

describe('the profile of a hotel', () => {
  it('is the same each time and takes at most 40 kB', () => {
    hotels.forEach((hotel, at) => {
      const written = JSON.stringify(profiles[at]);
      expect(Buffer.byteLength(written)).toBeLessThanOrEqual(40_000);
      if (at % 50 === 0) expect(JSON.stringify(buildHotelProfile(hotel, smallPlaces))).toBe(written);
    });
  });

  it('shows 20 pictures, none twice, at most one of them a film [SDATA-030]', () => {
    for (const { media, scene } of profiles) {
      expect(media).toHaveLength(20);
      expect(media.filter((entry) => entry.type === 'video').length).toBeLessThanOrEqual(1);
      expect(new Set(media.map((entry) => entry.scene)).size).toBe(media.length);
      expect(media[0]?.scene).toBe(scene);
      for (const entry of media) expect(parseSceneKey(entry.scene)).not.toBeNull();
    }
  });

  it('shows each room, and the house from several sides', () => {
    for (const { media, rooms } of profiles) {
      const shown = new Set(media.map((entry) => entry.scene));
      for (const room of rooms) expect(shown).toContain(room.scene);
      const fronts = media.flatMap((entry) => parseSceneKey(entry.scene) ?? []);
      const sides = new Set(fronts.filter(({ motif }) => motif === 'hotel-front').map(({ seed }) => seed));
      expect(sides.size).toBeGreaterThanOrEqual(3);
    }
  });

  it('shows pool, beach, restaurant and spa only where they are', () => {
    profiles.forEach(({ media, attributes }, at) => {
      const shows = (category: string) => media.some((entry) => entry.category === category);
      expect(shows('pool')).toBe(attributes.includes('pool'));
      expect(shows('restaurant') && !attributes.includes('restaurant')).toBe(false);
      expect(shows('spa') && !attributes.includes('spa')).toBe(false);
      expect(shows('beach')).toBe((hotels[at]?.metresToBeach ?? 9_999) <= 1_500);
    });
  });

  it('describes accessibility for about a third of the hotels, and always for an accessible hotel [HOTEL-032]', () => {
    const withAccessibility = profiles.filter((profile) => profile.accessibility !== null);
    expect(withAccessibility.length / profiles.length).toBeGreaterThan(0.25);
    expect(withAccessibility.length / profiles.length).toBeLessThan(0.45);
    for (const profile of profiles.filter((each) => each.attributes.includes('wheelchair_accessible'))) {
      expect(profile.accessibility).toMatchObject({ stepFreeEntrance: true, accessibleBathroom: true });
      expect(profile.accessibility?.doorWidth).toBeGreaterThanOrEqual(80);
      expect(profile.accessibility?.accessibleRooms).toBeGreaterThanOrEqual(1);
    }
  });

  it('never mentions a lift that the attributes lack', () => {
    for (const { accessibility, attributes } of profiles)
      if (accessibility !== null) expect(accessibility.lift).toBe(attributes.includes('lift'));
  });
});
