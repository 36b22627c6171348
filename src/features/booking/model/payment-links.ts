/** The links of payment requests: each opens the page that pays one request, without a sign-in. */
export interface PaymentLinks {
  /** The token of a request's link: 128 bits in 22 characters, which only the shop's secret produces. */
  tokenOf(requestId: string): string;
  /** What is stored of a token, and a request is found by. */
  digestOf(token: string): string;
}

const refuse = (): never => {
  throw new Error('No payment links are made here');
};

/** A shop without payment links. */
export const noPaymentLinks: PaymentLinks = { tokenOf: refuse, digestOf: refuse };
