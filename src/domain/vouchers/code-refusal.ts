import { PROMOTION_REFUSALS } from './judge-promotion.ts';
import { VOUCHER_REFUSALS } from './judge-voucher.ts';

/** Why a code that was entered in the checkout does nothing; each has a text of its own. A code that is unknown or wrong is `unknown`. */
export const CODE_REFUSALS = [
  'unknown',
  'limited',
  'alreadyEntered',
  'onePromotion',
  'tooMany',
  ...new Set([...VOUCHER_REFUSALS, ...PROMOTION_REFUSALS]),
] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

/** Query parameter of a step of the checkout with a `CodeRefusal`. */
export const codeParameter = 'codeRefused';

/** Null where the address names none. */
export function readCodeRefusal(query: URLSearchParams): CodeRefusal | null {
  const reason = query.get(codeParameter);
  return CODE_REFUSALS.find((each) => each === reason) ?? null;
}
