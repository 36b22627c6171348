import { listVoucherPrefixes } from '../../../src/brands/list-voucher-prefixes.ts';
import { brandsAsShipped } from '../../../src/brands/load-brands.server.ts';

/** Prefixes of a brand's vouchers as shipped. Apart from other factories: processes that run without a build cannot load all brands. */
export const prefixesAsShipped = (brand: string) => listVoucherPrefixes(brandsAsShipped.get(brand));
