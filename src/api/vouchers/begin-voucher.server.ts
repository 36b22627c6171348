import type { BrandVouchers } from '../../brands/brand.ts';
import { ownMarketOf } from '../../brands/own-market.ts';
import { chargedCurrencyOf } from '../../domain/places/market.ts';
import type { VoucherAnswer } from '../../features/vouchers/sale/voucher-schemas.ts';
import type { Visit } from '../../site/visit.ts';
import { presentSoldOut } from './order-voucher.server.ts';
import { presentCartOf } from './present-voucher.server.ts';
import type { VoucherDeps } from './voucher-deps.ts';

interface VoucherWish {
  readonly visit: Visit;
  /** What the brand sells. */
  readonly vouchers: BrandVouchers;
  /** Id of the visitor, whose cookie it sets: called only where a cart is created. */
  readonly requireVisitorId: () => string;
  /** Null for a guest. */
  readonly memberId: string | null;
  /** Face value, minor units; null where none was chosen. One that is not for sale counts as none. */
  readonly amount: number | null;
}

/** Creates the cart of a gift voucher (CAPI-019), unless the brand has sold all of its vouchers (ERR-021). */
export async function beginVoucher(
  { stock, checkouts }: Pick<VoucherDeps, 'stock' | 'checkouts'>,
  { visit, vouchers, requireVisitorId, memberId, amount }: VoucherWish,
): Promise<VoucherAnswer> {
  const { brand } = visit;
  const available = await stock.listAvailable({ key: brand.key, vouchers });
  if (available.length === 0) return presentSoldOut(visit, null);
  const checkout = await checkouts.create({
    visitorId: requireVisitorId(),
    memberId,
    brand: brand.key,
    companyId: brand.company.id,
    currency: chargedCurrencyOf(ownMarketOf(brand)),
    amount: amount !== null && available.includes(amount) ? amount : null,
  });
  return presentCartOf(checkout);
}
