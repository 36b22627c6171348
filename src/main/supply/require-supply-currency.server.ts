import type { Brand } from '../../brands/brand.ts';
import { requireOneCurrency } from '../../brands/require-one-currency.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { StartupError } from '../../server/process/startup-error.server.ts';

/**
 * The currency in which a shop of own goods is supplied: the one that its brands charge.
 * @throws StartupError where they charge several
 */
export function requireSupplyCurrency(brands: ReadonlyMap<string, Brand>): CurrencyCode {
  try {
    return requireOneCurrency([...brands.values()]);
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}
