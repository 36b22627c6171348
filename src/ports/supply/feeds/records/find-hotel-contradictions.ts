import { hotelDataLimits } from '../../../../defaults.ts';
import type { EcoCertificate, HotelRoom } from '../../../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../../../domain/search/hotel-attribute.ts';

/** What a hotel says of itself, as far as it can contradict itself. */
export interface HotelStatements {
  readonly attributes: readonly HotelAttribute[];
  /** Missing where it is not known. */
  readonly metresToBeach?: number | null | undefined;
  /** Null where it has none; undefined where it is not known here. */
  readonly certificate?: EcoCertificate | null | undefined;
  readonly rooms?: readonly Pick<HotelRoom, 'type' | 'squareMetres' | 'isAccessible'>[];
}

const childrensThings = [
  'family_friendly',
  'kids_club',
  'playground',
] as const satisfies readonly HotelAttribute[];

/**
 * What of a hotel's data cannot be true together, one sentence each in the words of feeds; empty for a hotel that one can believe.
 */
export function findHotelContradictions(hotel: HotelStatements): readonly string[] {
  return [...listBeachFaults(hotel), ...listGuestFaults(hotel), ...listRoomFaults(hotel)];
}

const beachLimits = {
  beachfront: hotelDataLimits.beachfrontMetres,
  sandy_beach: hotelDataLimits.sandyBeachMetres,
};

function listBeachFaults({ attributes, metresToBeach }: HotelStatements): readonly string[] {
  if (metresToBeach === undefined || metresToBeach === null) return [];
  return Object.entries(beachLimits)
    .filter(([attribute, limit]) => attributes.some((each) => each === attribute) && metresToBeach > limit)
    .map(
      ([attribute, limit]) =>
        `'${attribute}' contradicts metres_to_beach '${metresToBeach}', which is more than ${limit}`,
    );
}

function listGuestFaults({ attributes, certificate }: HotelStatements): readonly string[] {
  const forChildren = childrensThings.filter((attribute) => attributes.includes(attribute));
  return [
    ...(attributes.includes('adults_only')
      ? forChildren.map((attribute) => `'adults_only' contradicts '${attribute}'`)
      : []),
    ...(attributes.includes('heated_pool') &&
    !attributes.includes('pool') &&
    !attributes.includes('indoor_pool')
      ? ["'heated_pool' needs 'pool' or 'indoor_pool'"]
      : []),
    // Directive (EU) 2024/825: a label of sustainability needs a certification scheme.
    ...(attributes.includes('sustainable') && certificate === null
      ? ["'sustainable' needs a certificate"]
      : []),
  ];
}

function listRoomFaults({ attributes, rooms = [] }: HotelStatements): readonly string[] {
  const sizes = (type: HotelRoom['type']) =>
    rooms.filter((room) => room.type === type).map(({ squareMetres }) => squareMetres);
  const [largestDouble, smallestSuperior] = [Math.max(0, ...sizes('double')), Math.min(...sizes('superior'))];
  const accessible = rooms.some(({ isAccessible }) => isAccessible === true);
  return [
    ...(smallestSuperior < largestDouble
      ? [`a superior room of ${smallestSuperior} m² is smaller than a double room of ${largestDouble} m²`]
      : []),
    ...(rooms.length > 0 && attributes.includes('wheelchair_accessible') && !accessible
      ? ["'wheelchair_accessible' needs an accessible room"]
      : []),
  ];
}
