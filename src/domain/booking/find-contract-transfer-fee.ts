import type { TariffTerms } from '../search/tariff-terms.ts';
import { isPackage } from './is-package.ts';

/**
 * What each other person costs who travels in place of another, minor units of the charged currency; null where nobody else may travel. A
 * package can always be handed over, at what that costs (Directive (EU) 2015/2302, Article 9): a tariff that names no cost asks for none.
 */
export function findContractTransferFee(
  { transferFee }: Pick<TariffTerms, 'transferFee'>,
  ...trip: Parameters<typeof isPackage>
): number | null {
  return transferFee ?? (isPackage(...trip) ? 0 : null);
}
