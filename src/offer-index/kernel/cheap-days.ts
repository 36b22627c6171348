import { SCALE } from '../memory/layout';

/**
 * Of eight days on end of a word those, as bits, on which a stay with its flights costs at least no more than a limit.
 * @param sums running sums of rates of the word's days and of those behind it, side by side
 * @param costs what flights cost on the days of the word
 * @param factor what a rate comes to at least
 */
export function keepCheap(sums: usize, first: i32, nights: i32, costs: usize, factor: f64, limit: f64): i32 {
  const from = sums + ((<usize>first) << 1);
  const stays = i16x8.sub(v128.load(from + ((<usize>nights) << 1)), v128.load(from));
  const flights = costs + ((<usize>first) << 2);
  const early = keepCheapOfFour(v128.load(flights), i32x4.extend_low_i16x8_u(stays), factor, limit);
  const late = keepCheapOfFour(v128.load(flights, 16), i32x4.extend_high_i16x8_u(stays), factor, limit);
  return early | (late << 4);
}

function keepCheapOfFour(flights: v128, stays: v128, factor: f64, limit: f64): i32 {
  const laterFlights = v128.shuffle<i32>(flights, flights, 2, 3, 0, 1);
  const laterStays = v128.shuffle<i32>(stays, stays, 2, 3, 0, 1);
  return (
    keepCheapOfTwo(flights, stays, factor, limit) |
    (keepCheapOfTwo(laterFlights, laterStays, factor, limit) << 2)
  );
}

function keepCheapOfTwo(flights: v128, stays: v128, factor: f64, limit: f64): i32 {
  const flown = f64x2.mul(f64x2.convert_low_i32x4_s(flights), f64x2.splat(<f64>SCALE));
  const stayed = f64x2.mul(f64x2.convert_low_i32x4_s(stays), f64x2.splat(factor));
  return i64x2.bitmask(f64x2.le(f64x2.add(flown, stayed), f64x2.splat(limit)));
}
