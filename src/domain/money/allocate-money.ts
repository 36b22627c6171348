import { type Money, money } from './money.ts';

type Share = { index: number; amount: bigint; remainder: bigint };

function requireWeights(weights: readonly number[]): bigint[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('Weights are whole numbers, 0 or more');
  }
  if (!weights.some((weight) => weight > 0)) throw new RangeError('At least one weight is above 0');
  return weights.map(BigInt);
}

/**
 * Splits an amount by weights so that the shares add up to it again: every share is rounded towards zero, and the
 * minor units left over go one each to the largest remainders, the earlier share first where two are equal.
 * A negative amount (a discount) splits like its opposite.
 * @param weights whole numbers of 0 or more, at least one above 0; a share of weight 0 gets nothing
 * @throws RangeError for other weights
 */
export function allocateMoney(value: Money, weights: readonly number[]): Money[] {
  const parts = requireWeights(weights);
  const sum = parts.reduce((total, part) => total + part, 0n);
  const sign = value.amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(value.amount));

  const shares: Share[] = parts.map((part, index) => ({
    index,
    amount: (whole * part) / sum,
    remainder: (whole * part) % sum,
  }));
  const left = Number(whole - shares.reduce((total, share) => total + share.amount, 0n));
  const luckiest = shares.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  );
  const lucky = new Set(luckiest.slice(0, left).map((share) => share.index));

  return shares.map((share) =>
    money(sign * (Number(share.amount) + (lucky.has(share.index) ? 1 : 0)), value.currency),
  );
}

/**
 * Splits an amount into equal parts, the first ones a minor unit larger where it does not divide evenly.
 * @param count number of parts, 1 or more
 */
export function splitMoney(value: Money, count: number): Money[] {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Cannot split into ${count} parts`);
  return allocateMoney(
    value,
    Array.from({ length: count }, () => 1),
  );
}
