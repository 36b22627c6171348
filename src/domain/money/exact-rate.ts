/** A positive rate as whole numbers, so that nothing is lost in between. */
export type ExactRate = Readonly<{ numerator: bigint; denominator: bigint }>;

const RATE = /^(?:0|[1-9]\d{0,8})(?:\.(\d{1,12}))?$/;

/** Digits behind the point that a rate has at most. */
export const RATE_DECIMALS = 12;

/** A decimal text such as `0.9412` as an exact rate; null for text that is no positive decimal number. */
export function parseRate(rate: string): ExactRate | null {
  const match = RATE.exec(rate);
  const numerator = match === null ? 0n : BigInt(rate.replace('.', ''));
  return numerator === 0n ? null : { numerator, denominator: 10n ** BigInt(match?.[1]?.length ?? 0) };
}

/** Writes a rate as decimal text with at most 12 digits behind the point, halves rounded up: the one division of a cross rate. */
export function writeRate({ numerator, denominator }: ExactRate): string {
  const unit = 10n ** BigInt(RATE_DECIMALS);
  const scaled = (2n * numerator * unit + denominator) / (2n * denominator);
  const decimals = String(scaled % unit)
    .padStart(RATE_DECIMALS, '0')
    .replace(/0+$/, '');
  return `${scaled / unit}${decimals === '' ? '' : `.${decimals}`}`;
}

/** The smallest whole number that is not below the quotient. @param divisor more than 0 */
export function divideRoundingUp(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend > 0n && quotient * divisor !== dividend ? quotient + 1n : quotient;
}
