/** Vectors of four 32-bit numbers. */
const counting = v128(0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0);

/** Of four days those from a first up to a last one, all bits of a lane set. @param day the first of the four */
export function inside(day: i32, from: i32, to: i32): v128 {
  const days = i32x4.add(i32x4.splat(day), counting);
  return v128.and(i32x4.ge_s(days, i32x4.splat(from)), i32x4.le_s(days, i32x4.splat(to)));
}

/** The lowest of four numbers. */
export function lowestOf(costs: v128): i32 {
  const pairs = i32x4.min_s(costs, v128.shuffle<i32>(costs, costs, 2, 3, 0, 1));
  return min(i32x4.extract_lane(pairs, 0), i32x4.extract_lane(pairs, 1));
}

/** The highest of four numbers. */
export function highestOf(costs: v128): i32 {
  const pairs = i32x4.max_s(costs, v128.shuffle<i32>(costs, costs, 2, 3, 0, 1));
  return max(i32x4.extract_lane(pairs, 0), i32x4.extract_lane(pairs, 1));
}
