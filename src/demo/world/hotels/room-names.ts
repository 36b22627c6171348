import type { Translated } from '../../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import type { RoomFacts } from '../../../domain/search/room-facts.ts';
import type { RoomType } from '../../../domain/search/room-type.ts';

export interface RoomKind extends RoomFacts {
  readonly type: RoomType;
  readonly name: Translated;
  /** Square metres in a plain house, from and to. */
  readonly size: readonly [least: number, most: number];
  readonly maxPersons: number;
  /** Only in hotels that have it. */
  readonly needs?: HotelAttribute;
}

/** Every kind of room there is to sell, by a key; sizes grow with the stars. */
export const roomKinds = {
  double: {
    type: 'double',
    name: {
      de: 'Doppelzimmer',
      en: 'Double Room',
      it: 'Camera doppia',
      es: 'Habitación doble',
      fr: 'Chambre double',
    },
    size: [15, 24],
    maxPersons: 2,
    beds: [{ kind: 'double', count: 1 }],
  },
  doubleAccessible: {
    type: 'double',
    name: {
      de: 'Barrierefreies Doppelzimmer',
      en: 'Accessible Double Room',
      it: 'Camera doppia accessibile',
      es: 'Habitación doble adaptada',
      fr: 'Chambre double accessible',
    },
    size: [22, 28],
    maxPersons: 2,
    beds: [{ kind: 'single', count: 2 }],
    isAccessible: true,
    needs: 'wheelchair_accessible',
  },
  studioAccessible: {
    type: 'studio',
    name: {
      de: 'Barrierefreies Studio mit Kochnische',
      en: 'Accessible Studio with Kitchenette',
      it: 'Monolocale accessibile con angolo cottura',
      es: 'Estudio adaptado con cocina americana',
      fr: 'Studio accessible avec kitchenette',
    },
    size: [28, 36],
    maxPersons: 2,
    beds: [{ kind: 'single', count: 2 }],
    isAccessible: true,
    needs: 'wheelchair_accessible',
  },
  doubleBalcony: {
    type: 'double',
    name: {
      de: 'Doppelzimmer mit Balkon',
      en: 'Double Room with Balcony',
      it: 'Camera doppia con balcone',
      es: 'Habitación doble con balcón',
      fr: 'Chambre double avec balcon',
    },
    size: [18, 26],
    maxPersons: 3,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
  },
  doubleSea: {
    type: 'double',
    name: {
      de: 'Doppelzimmer mit Meerblick',
      en: 'Double Room with Sea View',
      it: 'Camera doppia con vista mare',
      es: 'Habitación doble con vistas al mar',
      fr: 'Chambre double avec vue sur la mer',
    },
    size: [18, 26],
    maxPersons: 3,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    view: 'sea',
    needs: 'sea_view',
  },
  doubleMountain: {
    type: 'double',
    name: {
      de: 'Doppelzimmer mit Bergblick',
      en: 'Double Room with Mountain View',
      it: 'Camera doppia con vista sulle montagne',
      es: 'Habitación doble con vistas a la montaña',
      fr: 'Chambre double avec vue sur la montagne',
    },
    size: [18, 26],
    maxPersons: 3,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    view: 'mountains',
  },
  single: {
    type: 'single',
    name: {
      de: 'Einzelzimmer',
      en: 'Single Room',
      it: 'Camera singola',
      es: 'Habitación individual',
      fr: 'Chambre simple',
    },
    size: [11, 16],
    maxPersons: 1,
    beds: [{ kind: 'single', count: 1 }],
  },
  superior: {
    type: 'superior',
    name: {
      de: 'Superior-Zimmer',
      en: 'Superior Room',
      it: 'Camera Superior',
      es: 'Habitación superior',
      fr: 'Chambre supérieure',
    },
    size: [22, 30],
    maxPersons: 3,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
  },
  superiorSea: {
    type: 'superior',
    name: {
      de: 'Superior-Zimmer mit Meerblick',
      en: 'Superior Room with Sea View',
      it: 'Camera Superior con vista mare',
      es: 'Habitación superior con vistas al mar',
      fr: 'Chambre supérieure avec vue sur la mer',
    },
    size: [24, 32],
    maxPersons: 3,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
    view: 'sea',
    needs: 'sea_view',
  },
  family: {
    type: 'family',
    name: {
      de: 'Familienzimmer',
      en: 'Family Room',
      it: 'Camera familiare',
      es: 'Habitación familiar',
      fr: 'Chambre familiale',
    },
    size: [27, 36],
    maxPersons: 4,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'single', count: 2 },
    ],
  },
  familyTwo: {
    type: 'family',
    name: {
      de: 'Familienzimmer mit zwei Schlafräumen',
      en: 'Two-Bedroom Family Room',
      it: 'Camera familiare con due camere da letto',
      es: 'Habitación familiar de dos dormitorios',
      fr: 'Chambre familiale à deux chambres',
    },
    size: [36, 46],
    maxPersons: 5,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'single', count: 1 },
      { kind: 'bunk', count: 1 },
    ],
  },
  studio: {
    type: 'studio',
    name: {
      de: 'Studio mit Kochnische',
      en: 'Studio with Kitchenette',
      it: 'Monolocale con angolo cottura',
      es: 'Estudio con cocina americana',
      fr: 'Studio avec kitchenette',
    },
    size: [22, 32],
    maxPersons: 2,
    beds: [{ kind: 'double', count: 1 }],
  },
  apartmentOne: {
    type: 'apartment',
    name: {
      de: 'Apartment mit einem Schlafzimmer',
      en: 'One-Bedroom Apartment',
      it: 'Appartamento con una camera da letto',
      es: 'Apartamento de un dormitorio',
      fr: 'Appartement avec une chambre',
    },
    size: [34, 45],
    maxPersons: 4,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 2 },
    ],
  },
  apartmentTwo: {
    type: 'apartment',
    name: {
      de: 'Apartment mit zwei Schlafzimmern',
      en: 'Two-Bedroom Apartment',
      it: 'Appartamento con due camere da letto',
      es: 'Apartamento de dos dormitorios',
      fr: 'Appartement avec deux chambres',
    },
    size: [50, 68],
    maxPersons: 6,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'single', count: 2 },
      { kind: 'sofa', count: 2 },
    ],
  },
  bungalow: {
    type: 'bungalow',
    name: {
      de: 'Bungalow mit Terrasse',
      en: 'Bungalow with Terrace',
      it: 'Bungalow con terrazza',
      es: 'Bungaló con terraza',
      fr: 'Bungalow avec terrasse',
    },
    size: [28, 40],
    maxPersons: 4,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'single', count: 2 },
    ],
  },
  juniorSuite: {
    type: 'suite',
    name: {
      de: 'Juniorsuite',
      en: 'Junior Suite',
      it: 'Junior Suite',
      es: 'Suite júnior',
      fr: 'Suite junior',
    },
    size: [32, 42],
    maxPersons: 3,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 1 },
    ],
  },
  suite: {
    type: 'suite',
    name: {
      de: 'Suite mit getrenntem Wohnraum',
      en: 'Suite with Separate Living Room',
      it: 'Suite con soggiorno separato',
      es: 'Suite con salón independiente',
      fr: 'Suite avec salon séparé',
    },
    size: [44, 62],
    maxPersons: 4,
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'sofa', count: 2 },
    ],
  },
} as const satisfies Readonly<Record<string, RoomKind>>;

export type RoomKindKey = keyof typeof roomKinds;
