import type { Brand } from '../../brands/brand.ts';
import { requireOneCurrency } from '../../brands/require-one-currency.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { StartupError } from '../../settings/startup-error.ts';
import type { Env } from '../settings/env.server.ts';

/**
 * The currency in which a shop of own goods is supplied: the one that is set, else the one that its brands charge.
 * @throws StartupError where none is set and they charge several
 */
export function requireSupplyCurrency(
  { supplyCurrency }: Pick<Env, 'supplyCurrency'>,
  brands: ReadonlyMap<string, Brand>,
): CurrencyCode {
  if (supplyCurrency !== null) return supplyCurrency;
  try {
    return requireOneCurrency([...brands.values()]);
  } catch (error) {
    throw new StartupError(`${(error as Error).message}: set SUPPLY_CURRENCY and EXCHANGE_RATES`);
  }
}
