import type { Brand } from '../../../brands/brand.ts';
import type { PaymentMethod } from '../../../domain/booking/payment-details.ts';

/** How a brand's vouchers can be paid, in its order, without what the provider does not support (checkout X-062). */
export function listVoucherMethods(
  { vouchers }: Pick<Brand, 'vouchers'>,
  provider: { readonly methods: readonly PaymentMethod[] },
): PaymentMethod[] {
  return (vouchers?.methods ?? []).filter((method) => provider.methods.includes(method));
}
