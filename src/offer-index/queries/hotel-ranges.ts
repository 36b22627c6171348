import { memoryLimits } from '../../defaults.ts';
import { belongsTo, type GroupedHotel, type HotelGroup } from '../../domain/search/hotel-group.ts';
import { unpackCode } from '../memory/codes.ts';
import { head, type Memory } from '../memory/memory.ts';

/** Which hotels belong to the groups that queries are asked about, remembered from one query to the next. */
export interface HotelRanges {
  /** A bit for each row of a hotel, set where it belongs to the group; good until the next query. */
  bitsOf(group: HotelGroup): Int32Array;
  /** @param hotel its row; a group that is not remembered costs no more than this hotel */
  has(group: HotelGroup, hotel: number): boolean;
}

/**
 * Groups are known by what they say; what is remembered of them ends when the facts of any hotel change. Of more groups than the limit the
 * least recently used are forgotten.
 */
export function openHotelRanges(memory: Memory, limit: number = memoryLimits.hotelRanges): HotelRanges {
  const known = new Map<string, Int32Array>();
  let version = -1;

  function findKnown(key: string): Int32Array | undefined {
    const current = memory.header[head.hotelVersion] as number;
    if (current !== version) known.clear();
    version = current;
    const bits = known.get(key);
    if (bits !== undefined) {
      known.delete(key);
      known.set(key, bits);
    }
    return bits;
  }

  return {
    bitsOf(group) {
      const key = JSON.stringify(group);
      const bits = findKnown(key) ?? markHotels(memory, group);
      known.set(key, bits);
      const [oldest] = known.keys();
      if (known.size > limit && oldest !== undefined) known.delete(oldest);
      return bits;
    },
    has(group, hotel) {
      const bits = findKnown(JSON.stringify(group));
      if (bits === undefined) return belongsTo(group)(readHotel(memory, hotel));
      return (((bits[hotel >>> 5] as number) >>> (hotel & 31)) & 1) === 1;
    },
  };
}

function markHotels(memory: Memory, group: HotelGroup): Int32Array {
  const isOfGroup = belongsTo(group);
  const hotels = memory.header[head.hotels] as number;
  const bits = new Int32Array(Math.ceil(hotels / 32));
  for (let hotel = 0; hotel < hotels; hotel += 1) {
    if (isOfGroup(readHotel(memory, hotel)))
      bits[hotel >>> 5] = (bits[hotel >>> 5] as number) | (1 << (hotel & 31));
  }
  return bits;
}

/** @param hotel its row */
function readHotel(
  { hotelCategory, hotelId, hotelOperator, hotelPlace, placeIds }: Memory,
  hotel: number,
): GroupedHotel {
  const operator = unpackCode(hotelOperator[hotel] as number);
  const place = (hotelPlace[hotel] as number) * 3;
  return {
    id: hotelId[hotel] as number,
    ...(operator !== '' && { operator }),
    cityId: placeIds[place] as number,
    regionId: placeIds[place + 1] as number,
    countryId: placeIds[place + 2] as number,
    category: hotelCategory[hotel] as number,
  };
}
