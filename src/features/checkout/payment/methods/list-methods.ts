import type { Brand } from '../../../../brands/brand.ts';
import type { PaymentMethod } from '../../../../domain/booking/payment-details.ts';

/** The payment choices of a brand, in its order: what the provider is not set up for is left out (PAY-001, checkout X-029). */
export function listMethods(
  brand: Pick<Brand, 'payment'>,
  provider: { readonly methods: readonly PaymentMethod[] },
): PaymentMethod[] {
  return brand.payment.methods.filter((method) => provider.methods.includes(method));
}
