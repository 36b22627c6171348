/** Miles with what they are worth, minor units. */
interface WorthyMiles {
  readonly points: number;
  readonly amount: number;
}

/**
 * Fewer miles where less is left to pay than when they were chosen: nobody redeems a mile for nothing. Null for none.
 * @param amount minor units that miles pay, at most what they are worth
 */
export function limitMiles<Miles extends WorthyMiles>(miles: Miles | null, amount: number): Miles | null {
  if (miles === null || amount === 0) return null;
  return { ...miles, points: Math.ceil((miles.points * amount) / miles.amount), amount };
}
