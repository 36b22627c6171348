import type { Brand } from '../../../../brands/brand.ts';
import type { PaymentMethod } from '../../../../domain/booking/payment-details.ts';

/** Lists a brand's payment methods in its order, without those the provider does not support (PAY-001, checkout X-029). */
export function listMethods(
  brand: Pick<Brand, 'payment'>,
  provider: { readonly methods: readonly PaymentMethod[] },
): PaymentMethod[] {
  return brand.payment.methods.filter((method) => provider.methods.includes(method));
}
