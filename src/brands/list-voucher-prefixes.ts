import type { Brand } from './brand.ts';

/** Prefixes of a brand's vouchers, its own and former ones; none for a brand without vouchers. */
export function listVoucherPrefixes({ vouchers }: Pick<Brand, 'vouchers'>): readonly string[] {
  return vouchers === null ? [] : [vouchers.prefix, ...vouchers.formerPrefixes];
}
