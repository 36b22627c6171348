import type { HotelStyle } from '../model/world-hotel.ts';

/** Words that go together: one of the first, one of the second. */
export interface NameWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** What separates them; a space by default. */
  readonly between?: string;
}

export type NameForm = 'resort' | 'club' | 'hotel' | 'boutique' | 'apartments' | 'house';

/** How hotels are called where a language is at home. `*` stands for the words. */
export interface NameCulture {
  readonly sea: readonly NameWords[];
  readonly land: readonly NameWords[];
  readonly heights: readonly NameWords[];
  readonly forms: Readonly<Record<NameForm, readonly string[]>>;
}

export const formByStyle: Readonly<Record<HotelStyle, NameForm>> = {
  beach_resort: 'resort',
  family_resort: 'resort',
  club: 'club',
  boutique: 'boutique',
  city_hotel: 'hotel',
  apartments: 'apartments',
  country_house: 'house',
  spa_hotel: 'hotel',
  alpine_hotel: 'hotel',
};
