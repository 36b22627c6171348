import { hotelDataLimits } from '../../../defaults.ts';
import type { Board } from '../../../domain/search/board.ts';
import type { HolidayKind } from '../../../domain/search/catalogue.ts';
import { type HotelAttribute, hotelAttributes } from '../../../domain/search/hotel-attribute.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import type { HotelStyle } from '../model/world-hotel.ts';
import { attributeLikelihoods } from './attribute-likelihoods.ts';
import type { HotelSpot } from './place-hotel.ts';

/** What is known of a hotel before its attributes. */
export interface HotelOutline {
  readonly style: HotelStyle;
  readonly kind: HolidayKind;
  readonly category: number;
  readonly boards: readonly Board[];
  readonly spot: HotelSpot;
  /** The beach of the place is of sand. */
  readonly hasSandyBeach: boolean;
}

/** Attributes of a hotel that do not contradict each other nor the place, in the order of `hotelAttributes`. */
export function chooseAttributes(random: SeededRandom, hotel: HotelOutline): readonly HotelAttribute[] {
  const likelihoods = attributeLikelihoods[hotel.style];
  const chosen = new Set<HotelAttribute>();
  // Every likelihood takes one number, so that a change to one attribute leaves the others as they were.
  for (const attribute of hotelAttributes)
    if (random.next() < (likelihoods[attribute] ?? 0) * comfortFactor(attribute, hotel))
      chosen.add(attribute);
  addPlace(random, chosen, hotel);
  addMeals(random, chosen, hotel);
  addWater(random, chosen);
  settleGuests(chosen);
  if (!chosen.has('parking')) chosen.delete('charging_station');
  return hotelAttributes.filter((attribute) => chosen.has(attribute));
}

/** More stars bring more of what costs money to run. */
function comfortFactor(attribute: HotelAttribute, hotel: HotelOutline): number {
  const isCostly =
    attribute === 'spa' || attribute === 'fitness' || attribute === 'indoor_pool' || attribute === 'golf';
  if (!isCostly || hotel.style === 'spa_hotel') return 1;
  return Math.max(0.2, 1 + (hotel.category - 38) / 16);
}

function addPlace(random: SeededRandom, chosen: Set<HotelAttribute>, hotel: HotelOutline): void {
  const { metresToBeach, metresToCentre, latitude } = hotel.spot;
  if (metresToBeach !== null) addSea(random, chosen, hotel, metresToBeach);
  if (hotel.kind === 'mountains') {
    chosen.add('hiking');
    if (Math.abs(latitude) > 42 && random.chance(0.75)) chosen.add('ski');
  } else if (hotel.kind === 'countryside' && random.chance(0.7)) chosen.add('hiking');
  if (random.chance(airConditioning(hotel))) chosen.add('air_conditioning');
  if (metresToCentre < 900) chosen.add('central_location');
  else if (random.chance(metresToCentre > 1_800 ? 0.6 : 0.25)) chosen.add('quiet_location');
  const isLively = hotel.kind === 'beach' || hotel.kind === 'city';
  if (isLively && !chosen.has('quiet_location') && random.chance(0.22)) chosen.add('nightlife');
}

function addSea(
  random: SeededRandom,
  chosen: Set<HotelAttribute>,
  hotel: HotelOutline,
  metresToBeach: number,
): void {
  if (metresToBeach < 100) chosen.add('beachfront');
  if (hotel.hasSandyBeach && metresToBeach <= hotelDataLimits.sandyBeachMetres) chosen.add('sandy_beach');
  if (random.chance(metresToBeach < 100 ? 0.9 : metresToBeach < 600 ? 0.5 : 0.15)) chosen.add('sea_view');
  if (random.chance(0.28)) chosen.add('diving');
  if (random.chance(0.22)) chosen.add('sailing');
}

function airConditioning(hotel: HotelOutline): number {
  if (hotel.kind === 'mountains') return 0.06;
  if (Math.abs(hotel.spot.latitude) < 43) return 0.94;
  return hotel.category >= 40 ? 0.7 : 0.3;
}

function addMeals(random: SeededRandom, chosen: Set<HotelAttribute>, hotel: HotelOutline): void {
  const servesDinner = hotel.boards.some((board) => board !== 'room_only' && board !== 'breakfast');
  if (servesDinner) chosen.add('restaurant');
  if (hotel.boards.includes('all_inclusive')) chosen.add('bar');
  if (!chosen.has('restaurant')) return;
  if (random.chance(hotel.category >= 40 ? 0.55 : 0.15)) chosen.add('a_la_carte');
  if (random.chance(0.62)) chosen.add('vegetarian_menu');
}

function addWater(random: SeededRandom, chosen: Set<HotelAttribute>): void {
  if (!chosen.has('pool')) chosen.delete('water_slides');
  const canHeat = chosen.has('pool') || chosen.has('indoor_pool');
  if (canHeat && random.chance(chosen.has('spa') ? 0.55 : 0.25)) chosen.add('heated_pool');
}

/** A house for adults has nothing for children. */
function settleGuests(chosen: Set<HotelAttribute>): void {
  if (chosen.has('adults_only'))
    for (const forChildren of ['family_friendly', 'kids_club', 'playground', 'water_slides'] as const)
      chosen.delete(forChildren);
  if (chosen.has('kids_club')) chosen.add('family_friendly');
}
