import type { Board } from '../../../../domain/search/board.ts';
import type { HotelAttribute } from '../../../../domain/search/hotel-attribute.ts';
import type { RoomType } from '../../../../domain/search/room-type.ts';

/** Ids of the texts that name what hotels are filtered by, by the value of the search parameter. */
export const boardTexts: Readonly<Record<Board, string>> = {
  room_only: 'board.room_only',
  breakfast: 'board.breakfast',
  half_board: 'board.half_board',
  full_board: 'board.full_board',
  all_inclusive: 'board.all_inclusive',
};

export const roomTypeTexts: Readonly<Record<RoomType, string>> = {
  single: 'roomType.single',
  double: 'roomType.double',
  superior: 'roomType.superior',
  family: 'roomType.family',
  studio: 'roomType.studio',
  apartment: 'roomType.apartment',
  bungalow: 'roomType.bungalow',
  suite: 'roomType.suite',
};

export const attributeTexts: Readonly<Record<HotelAttribute, string>> = {
  beachfront: 'attribute.beachfront',
  sandy_beach: 'attribute.sandy_beach',
  pool: 'attribute.pool',
  indoor_pool: 'attribute.indoor_pool',
  heated_pool: 'attribute.heated_pool',
  water_slides: 'attribute.water_slides',
  spa: 'attribute.spa',
  fitness: 'attribute.fitness',
  tennis: 'attribute.tennis',
  golf: 'attribute.golf',
  diving: 'attribute.diving',
  sailing: 'attribute.sailing',
  cycling: 'attribute.cycling',
  hiking: 'attribute.hiking',
  ski: 'attribute.ski',
  family_friendly: 'attribute.family_friendly',
  kids_club: 'attribute.kids_club',
  playground: 'attribute.playground',
  adults_only: 'attribute.adults_only',
  quiet_location: 'attribute.quiet_location',
  central_location: 'attribute.central_location',
  sea_view: 'attribute.sea_view',
  wifi: 'attribute.wifi',
  air_conditioning: 'attribute.air_conditioning',
  parking: 'attribute.parking',
  charging_station: 'attribute.charging_station',
  pets_allowed: 'attribute.pets_allowed',
  restaurant: 'attribute.restaurant',
  bar: 'attribute.bar',
  a_la_carte: 'attribute.a_la_carte',
  vegetarian_menu: 'attribute.vegetarian_menu',
  entertainment: 'attribute.entertainment',
  nightlife: 'attribute.nightlife',
  sustainable: 'attribute.sustainable',
  wheelchair_accessible: 'attribute.wheelchair_accessible',
  lift: 'attribute.lift',
};
