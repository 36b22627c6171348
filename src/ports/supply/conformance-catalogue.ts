import { describe, expect, it } from 'vitest';
import { hotelTextTypes } from '../../domain/search/catalogue.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { SupplyUnderTest } from './supply-under-test.ts';

/** Names, texts and pictures. */
export function proveCatalogue(under: () => SupplyUnderTest): void {
  describe('catalogue', () => {
    it('names every destination, airport and airline once, in five languages', async () => {
      const { catalogue } = under().supply;
      const destinations = await catalogue.destinations();
      const airports = await catalogue.airports();
      const airlines = await catalogue.airlines();
      expect(new Set(destinations.map(({ id }) => id)).size).toBe(destinations.length);
      expect(new Set(airports.map(({ code }) => code)).size).toBe(airports.length);
      expect(new Set(airlines.map(({ code }) => code)).size).toBe(airlines.length);
      for (const { name } of [...destinations, ...airports]) {
        for (const language of LANGUAGES) expect(name[language]).not.toBe('');
      }
    });

    it('lists hotels in ascending order, page after page, without one missing', async () => {
      const all = await under().supply.catalogue.hotelCards(0, 5_000);
      const ids = all.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
      const first = await under().supply.catalogue.hotelCards(0, 1);
      const next = await under().supply.catalogue.hotelCards(first[0]?.id ?? 0, 1);
      expect([...first, ...next].map(({ id }) => id)).toEqual(ids.slice(0, 2));
      expect(await under().supply.catalogue.hotelCards(ids.at(-1) ?? 0, 10)).toEqual([]);
    });

    it('[HOTEL-030] returns a hotel in texts of known types and five languages', async () => {
      const [card] = await under().supply.catalogue.hotelCards(0, 1);
      const profile = await under().supply.catalogue.hotelProfile(card?.id ?? 0);
      expect(profile).toMatchObject(card ?? {});
      const types = Object.keys(profile?.texts ?? {});
      expect(types.length).toBeGreaterThan(0);
      expect(types).toEqual(hotelTextTypes.filter((type) => types.includes(type)));
      for (const text of Object.values(profile?.texts ?? {})) {
        expect(Object.keys(text).toSorted()).toEqual([...LANGUAGES].toSorted());
      }
    });

    it('[SDATA-028] returns reviews from new to old', async () => {
      const [card] = await under().supply.catalogue.hotelCards(0, 1);
      const days = (await under().supply.catalogue.hotelReviews(card?.id ?? 0)).map(({ day }) => day);
      expect(days).toEqual(days.toSorted((one, other) => other - one));
    });

    it('returns null for a hotel that does not exist', async () => {
      expect(await under().supply.catalogue.hotelProfile(999_999_999)).toBeNull();
      expect(await under().supply.catalogue.hotelReviews(999_999_999)).toEqual([]);
    });

    it('has the same version while nothing changes', async () => {
      const version = await under().supply.catalogue.version();
      expect(version).not.toBe('');
      expect(await under().supply.catalogue.version()).toBe(version);
    });
  });
}
