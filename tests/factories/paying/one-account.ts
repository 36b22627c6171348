import type { CompanyPayments } from '../../../src/ports/payment/company-payments-port.ts';
import type { PaymentPort } from '../../../src/ports/payment/payment-port.ts';

/** One account for all companies. */
export const oneAccount = (port: PaymentPort): CompanyPayments => ({ of: () => port });
