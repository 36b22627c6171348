import { SCALE } from '../memory/layout';
import { eightShortsAt, fourWordsAt } from './access';

/**
 * Of eight days on end those, as bits, on which a stay with its flights may cost no more than a limit. The factor is the
 * lowest of the
 * plan, so that a day that is left out is too expensive for sure; one that stays still has to be priced.
 * @param sums running sums of rates of the word's block and of the next one, 16 bits each
 * @param first day in the word, a multiple of 8
 * @param costs cost of flights on each day of the word, minor units
 * @param factor ten-thousandths of a minor unit for one unit of the plan's rate, at least
 * @param limit highest price in ten-thousandths of a minor unit
 */
export function findCheapDays(
  sums: usize,
  first: i32,
  nights: i32,
  costs: usize,
  factor: f64,
  limit: f64,
): i32 {
  const from = (<usize>first) << 1;
  const stays = i16x8.sub(eightShortsAt(sums, from + ((<usize>nights) << 1)), eightShortsAt(sums, from));
  const flights = (<usize>first) << 2;
  const early = findCheapOfFour(fourWordsAt(costs, flights), i32x4.extend_low_i16x8_u(stays), factor, limit);
  const late = findCheapOfFour(
    fourWordsAt(costs, flights + 16),
    i32x4.extend_high_i16x8_u(stays),
    factor,
    limit,
  );
  return early | (late << 4);
}

/** The same for four days, as bits. @param flights and `stays` four words each */
function findCheapOfFour(flights: v128, stays: v128, factor: f64, limit: f64): i32 {
  const laterFlights = v128.shuffle<i32>(flights, flights, 2, 3, 0, 1);
  const laterStays = v128.shuffle<i32>(stays, stays, 2, 3, 0, 1);
  return (
    findCheapOfTwo(flights, stays, factor, limit) |
    (findCheapOfTwo(laterFlights, laterStays, factor, limit) << 2)
  );
}

/** The same for two days, as bits, exact in 64-bit floats. @param flights and `stays`: the first two words count */
function findCheapOfTwo(flights: v128, stays: v128, factor: f64, limit: f64): i32 {
  const flown = f64x2.mul(f64x2.convert_low_i32x4_s(flights), f64x2.splat(<f64>SCALE));
  const stayed = f64x2.mul(f64x2.convert_low_i32x4_s(stays), f64x2.splat(factor));
  return i64x2.bitmask(f64x2.le(f64x2.add(flown, stayed), f64x2.splat(limit)));
}
