import { type PaymentPort, RejectedRequestError } from './payment-port.ts';

/** The payment provider as the companies use it: each has a merchant account of its own, and its payments are found there alone. */
export interface CompanyPayments {
  /** @throws RejectedRequestError for a company without an account */
  of(companyId: string): PaymentPort;
}

/** @param ports by the id of the company whose account they use */
export function listCompanyPayments(ports: ReadonlyMap<string, PaymentPort>): CompanyPayments {
  return {
    of(companyId) {
      const port = ports.get(companyId);
      if (port === undefined)
        throw new RejectedRequestError(`The company '${companyId}' has no account at the payment provider`);
      return port;
    },
  };
}

/** The same with what ends it. */
export interface OpenPayments extends CompanyPayments {
  close(): Promise<void>;
}
