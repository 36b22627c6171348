import type { HolidayKind, HotelTextType } from '../../../domain/search/catalogue.ts';
import type { HotelStyle } from '../model/world-hotel.ts';

/** What a text can say, by type of text: the sentences of all languages say the same. */
export interface SentencesByType {
  intro: HotelStyle | HolidayKind | 'adults_only' | 'family_friendly' | 'sustainable';
  location:
    | 'beachfront'
    | 'beach_walk'
    | 'beach_far'
    | 'centre_near'
    | 'centre_far'
    | 'quiet'
    | 'trails'
    | 'airport';
  facility:
    | 'rooms'
    | 'apartments'
    | 'lift'
    | 'wifi'
    | 'reception_always'
    | 'reception_day'
    | 'pool'
    | 'indoor_pool'
    | 'heated_pool'
    | 'water_slides'
    | 'restaurant'
    | 'bar';
  room: 'choice' | 'one' | 'air_conditioning' | 'sea_view' | 'bath_simple' | 'bath_comfort' | 'kitchen';
  board:
    | 'room_only'
    | 'breakfast'
    | 'half_board'
    | 'full_board'
    | 'all_inclusive'
    | 'vegetarian_menu'
    | 'a_la_carte';
  beach: 'front' | 'walk' | 'far' | 'sand' | 'pebbles' | 'loungers';
  kids: 'club' | 'playground' | 'water_slides' | 'family_rooms' | 'cots';
  sport: 'hiking' | 'cycling' | 'ski' | 'water';
  sport_free: 'fitness' | 'tennis' | 'pool';
  sport_with_fee: 'tennis' | 'golf' | 'diving' | 'sailing' | 'bikes' | 'ski_hire';
  wellness: 'spa' | 'treatments' | 'indoor_pool' | 'heated_pool' | 'fitness';
  entertainment: 'shows' | 'family_evenings' | 'nightlife' | 'bar';
  additional_info: 'times' | 'parking' | 'charging_station' | 'pets_allowed' | 'no_pets' | 'cards';
  important_info: 'adults_only' | 'tax' | 'outdoor_pool' | 'identity';
  construction_sites: 'neighbour' | 'road' | 'front';
}

/** Ways of saying the same; which one a hotel gets is decided by its number. */
export type Variants = readonly [string, ...string[]];

/** A hotel's texts in one language. `{word}` is a place for one of `PhraseValues` or `RoomValues`. */
export type HotelPhrases = {
  readonly [Type in HotelTextType]: Readonly<Record<SentencesByType[Type], Variants>>;
};

/** What is put into sentences, written as the language writes it. */
export type PhraseValues = Readonly<
  Record<
    | 'name'
    /** City with its preposition: in Athen, ad Atene, à Athènes. */
    | 'inCity'
    | 'region'
    /** Distances with their unit. */
    | 'beach'
    | 'centre'
    /** The nearest airport with its code, and how far it is. */
    | 'airport'
    | 'airportDistance'
    | 'rooms'
    | 'floors'
    | 'checkIn'
    | 'checkOut'
    /** Every room, each formatted by `room.one`. */
    | 'roomList'
    /** Up to so many in the largest family room. */
    | 'persons',
    string
  >
>;

/** What is put into `room.one`. */
export type RoomValues = Readonly<Record<'room' | 'size' | 'persons', string>>;
