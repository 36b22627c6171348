import { describe, expect, it } from 'vitest';
import { parseSceneKey } from '../../../domain/pictures/scene.ts';
import { boards } from '../../../domain/search/board.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import { bedPlaces } from '../../../domain/search/room-facts.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { readPlaces } from '../places/read-places.server.ts';
import { buildHotelFacts } from './build-hotel-facts.server.ts';
import { buildHotels } from './build-hotels.server.ts';
import { measureMetres } from './place-hotel.ts';
import { smallPlaces } from './small-places.ts';

const hotels = [...buildHotels(smallPlaces, 600, 7)];

function has(hotel: WorldHotel, attribute: HotelAttribute): boolean {
  return hotel.card.attributes.includes(attribute);
}

function cityOf(hotel: WorldHotel) {
  const city = smallPlaces.cities.find((place) => place.destination.id === hotel.card.cityId);
  if (city === undefined) throw new Error('A hotel without a city');
  return city;
}

function meanRating(of: readonly WorldHotel[]): number {
  const rated = of.filter((hotel) => hotel.card.rating > 0);
  return rated.reduce((sum, hotel) => sum + hotel.card.rating, 0) / rated.length;
}

describe('the hotels of the world', () => {
  it('are the same for the same seed and others for another', () => {
    expect([...buildHotels(smallPlaces, 50, 7)]).toEqual(hotels.slice(0, 50));
    expect([...buildHotels(smallPlaces, 50, 8)]).not.toEqual(hotels.slice(0, 50));
  });

  it('of a small world are the first of a large one', () => {
    expect([...buildHotels(smallPlaces, 13, 7)]).toEqual(hotels.slice(0, 13));
    expect([...buildHotels(smallPlaces, 0, 7)]).toEqual([]);
  });

  it('reach every region as soon as there are as many of them', () => {
    const regions = new Set(smallPlaces.cities.map((city) => city.regionId));
    const reached = (count: number) => new Set(hotels.slice(0, count).map((hotel) => hotel.card.regionId));
    expect(reached(regions.size)).toEqual(regions);
    expect(reached(regions.size - 1).size).toBe(regions.size - 1);
  });

  it('reach every region of the real geography with 400 of them', () => {
    const places = readPlaces();
    const regions = new Set(places.cities.map((city) => city.regionId));
    const reached = new Set([...buildHotels(places, 400, 7)].map((hotel) => hotel.card.regionId));
    expect(reached).toEqual(regions);
  });

  it('follow the weights of the cities', () => {
    const weights = smallPlaces.cities.reduce((sum, city) => sum + city.weight, 0);
    for (const city of smallPlaces.cities) {
      const share = hotels.filter((hotel) => cityOf(hotel) === city).length / hotels.length;
      expect(Math.abs(share - city.weight / weights)).toBeLessThan(0.03);
    }
  });

  it('have unique giata ids from 1,000,001 on, in ascending but irregular order', () => {
    const ids = hotels.map((hotel) => hotel.card.id);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(1_000_001);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    const steps = new Set(ids.slice(1).map((id, at) => id - (ids[at] ?? 0)));
    expect(steps.size).toBeGreaterThan(5);
  });

  it('have names and slugs, no name twice in a city', () => {
    const named = hotels.map((hotel) => `${hotel.card.cityId} ${hotel.card.name}`);
    expect(new Set(named).size).toBe(hotels.length);
    for (const { card } of hotels) {
      expect(card.name).toMatch(/^\S+( \S+)*$/);
      expect(card.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('stand within 400 m of a site of their city', () => {
    for (const hotel of hotels) {
      const nearest = cityOf(hotel).sites.map(([latitude, longitude]) =>
        measureMetres(hotel.card, { latitude, longitude }),
      );
      expect(Math.min(...nearest)).toBeLessThan(400);
    }
  });

  it('have stars in half steps, and a rating out of 60 or none [HOTEL-016]', () => {
    for (const { card } of hotels) {
      expect([0, 10, 15, 20, 25, 30, 35, 40, 45, 50]).toContain(card.category);
      expect(card.rating === 0).toBe(card.reviewCount === 0);
      expect(card.rating === 0 || (card.rating >= 10 && card.rating <= 60)).toBe(true);
      expect(card.reviewCount).toBeLessThanOrEqual(40);
    }
  });

  it('with more stars please more', () => {
    const grand = hotels.filter((hotel) => hotel.card.category >= 45);
    const plain = hotels.filter((hotel) => hotel.card.category > 0 && hotel.card.category <= 30);
    expect(meanRating(grand)).toBeGreaterThan(meanRating(plain) + 3);
  });

  it('have 2 to 6 rooms numbered from 1, the first of them for two', () => {
    for (const { rooms } of hotels) {
      expect(rooms.length).toBeGreaterThanOrEqual(2);
      expect(rooms.length).toBeLessThanOrEqual(6);
      expect(rooms.map((room) => room.id)).toEqual(rooms.map((_, at) => at + 1));
      expect(['double', 'studio', 'apartment']).toContain(rooms[0]?.type);
      expect(rooms[0]?.maxPersons).toBe(2);
    }
  });

  it('sell 1 to 3 boards from least to most', () => {
    for (const hotel of hotels) {
      expect(hotel.boards.length).toBeGreaterThanOrEqual(1);
      expect(hotel.boards.length).toBeLessThanOrEqual(3);
      expect(hotel.boards).toEqual(boards.filter((board) => hotel.boards.includes(board)));
    }
  });

  it('have pictures that can be painted, each hotel its own', () => {
    const scenes = hotels.flatMap((hotel) => [hotel.card.scene, ...hotel.rooms.map((room) => room.scene)]);
    for (const scene of scenes) expect(parseSceneKey(scene)).not.toBeNull();
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it('give the facts that are searched by', () => {
    const [hotel] = hotels;
    if (hotel === undefined) throw new Error('No hotel');
    const { name: _name, slug: _slug, scene: _scene, reviewCount: _count, ...searched } = hotel.card;
    expect(buildHotelFacts(hotel)).toEqual({ ...searched, airports: hotel.airports });
  });
});

describe('the attributes of a hotel', () => {
  it('for adults only leave out everything for children', () => {
    const adultsOnly = hotels.filter((hotel) => has(hotel, 'adults_only'));
    expect(adultsOnly.length).toBeGreaterThan(10);
    for (const hotel of adultsOnly) {
      for (const attribute of ['kids_club', 'family_friendly', 'playground', 'water_slides'] as const)
        expect(has(hotel, attribute)).toBe(false);
      expect(hotel.rooms.map((room) => room.type)).not.toContain('family');
    }
  });

  it('call a hotel beachfront exactly where the beach is less than 100 m away', () => {
    for (const hotel of hotels) {
      expect(has(hotel, 'beachfront')).toBe(hotel.metresToBeach !== null && hotel.metresToBeach < 100);
      expect(hotel.metresToBeach === null).toBe(cityOf(hotel).kind !== 'beach');
    }
  });

  it('bring the sea only where there is one', () => {
    const inland = hotels.filter((hotel) => hotel.metresToBeach === null);
    for (const hotel of inland)
      for (const attribute of ['sandy_beach', 'sea_view', 'diving', 'sailing'] as const)
        expect(has(hotel, attribute)).toBe(false);
  });

  it('bring skiing only in mountains with winters', () => {
    const skiing = hotels.filter((hotel) => has(hotel, 'ski'));
    expect(skiing.length).toBeGreaterThan(0);
    for (const hotel of skiing) {
      expect(hotel.kind).toBe('mountains');
      expect(Math.abs(hotel.card.latitude)).toBeGreaterThan(42);
    }
  });

  it.each([
    ['water_slides', 'pool'],
    ['charging_station', 'parking'],
    ['a_la_carte', 'restaurant'],
    ['vegetarian_menu', 'restaurant'],
    ['kids_club', 'family_friendly'],
  ] as const)('bring %s only with %s', (attribute, needed) => {
    const having = hotels.filter((hotel) => has(hotel, attribute));
    expect(having.length).toBeGreaterThan(0);
    for (const hotel of having) expect(has(hotel, needed)).toBe(true);
  });

  it('bring a restaurant with every board that includes dinner', () => {
    for (const hotel of hotels)
      if (hotel.boards.some((board) => board !== 'room_only' && board !== 'breakfast'))
        expect(has(hotel, 'restaurant')).toBe(true);
  });

  it('never say quiet and central, or quiet and lively, at once', () => {
    for (const hotel of hotels.filter((each) => has(each, 'quiet_location'))) {
      expect(has(hotel, 'central_location')).toBe(false);
      expect(has(hotel, 'nightlife')).toBe(false);
    }
  });

  it('have beds for as many as a room takes, and never a superior room smaller than a double', () => {
    for (const { rooms } of hotels) {
      for (const { beds = [], maxPersons } of rooms) {
        const places = beds.reduce((sum, { kind, count }) => sum + bedPlaces[kind] * count, 0);
        expect(places).toBe(maxPersons);
      }
      const sizesOf = (type: string) =>
        rooms.filter((room) => room.type === type).map(({ squareMetres }) => squareMetres);
      expect(Math.min(...sizesOf('superior'))).toBeGreaterThanOrEqual(Math.max(0, ...sizesOf('double')));
    }
  });

  it('have an accessible room where they call themselves so, and nowhere else', () => {
    for (const { card, rooms } of hotels) {
      const accessible = rooms.filter(({ isAccessible }) => isAccessible);
      expect(accessible).toHaveLength(card.attributes.includes('wheelchair_accessible') ? 1 : 0);
    }
  });

  it('bring rooms with a view of the sea only where there is one', () => {
    for (const hotel of hotels)
      if (hotel.rooms.some((room) => room.name.en.includes('Sea View')))
        expect(has(hotel, 'sea_view')).toBe(true);
  });
});
