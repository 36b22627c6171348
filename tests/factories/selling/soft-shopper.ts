import type { SoftBrowser } from '../soft-browser.ts';
import { buildBillingAddress, infoOfTwo } from '../travellers.ts';

/** An offer of a result list. Amounts are minor units. */
export interface ListedOffer {
  readonly id: string;
  readonly hotelId: number;
  readonly price: {
    readonly totalAmount: number;
    readonly perPersonAmount: number;
    readonly currency: string;
    readonly publicPrice?: { readonly totalAmount: number };
  };
}

/** A method of payment with its data, as the shop's calls take them. */
export interface SentPayment {
  readonly selectedPayment: string;
  readonly payment: object;
}

/** An account that the demo provider debits at once. */
export const payByAccount: SentPayment = {
  selectedPayment: 'BankAccount',
  payment: { iban: 'DE89370400440532013000', holderName: 'Ada Lovelace' },
};

/** Who lives in Zurich: brands that charge francs ask for an address there. */
export const swissCustomer = { firstName: 'Ada', lastName: 'Lovelace', country: 'CH', zip: '8001' };
const germanCustomer = { firstName: 'Ada', lastName: 'Lovelace' };

export type SoftShopper = ReturnType<typeof createSoftShopper>;

/**
 * Who searches and books over HTTP, in a browser without script.
 * @param home address of the first page, with its locale: the calls are below it
 */
export function createSoftShopper(
  browser: SoftBrowser,
  home: string,
  customer: Parameters<typeof buildBillingAddress>[0] = germanCustomer,
) {
  /** Calls the shop as a script of its pages would. @returns what it answers */
  async function post<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
    await browser.postJson(`${home}/ajax/${path}`, body);
    return JSON.parse(browser.body) as Answer;
  }

  return {
    browser,
    home,
    post,

    /** The offers of a result list. @param search query parameters */
    async list(search: string): Promise<ListedOffer[]> {
      await browser.open(`${home}/ajax/mixed-resultlist?${search}`);
      const { results } = JSON.parse(browser.body) as {
        results: { hotel: { id: number }; offer: Omit<ListedOffer, 'hotelId'> }[];
      };
      return results.map(({ hotel, offer }) => ({ ...offer, hotelId: hotel.id }));
    },

    /** Begins the checkout of an offer. @returns its id; empty where the price on the list is out of date */
    async begin(
      offer: Pick<ListedOffer, 'id' | 'price'>,
      search: object = { duration: '7' },
    ): Promise<string> {
      const { cart } = await post<{ cart: { checkout: { id: string } } | null }>('booking/create', {
        offer: offer.id,
        total: offer.price.totalAmount,
        search,
        trackingParams: {},
      });
      return cart?.checkout.id ?? '';
    },

    /** Ada and Grace travel. */
    setTravellers: (checkoutId: string) => post(`booking/${checkoutId}/set-info`, { data: infoOfTwo }),

    /** Types a card into the provider's own fields, as its frames do. */
    async typeCard(checkoutId: string): Promise<SentPayment> {
      const { cardFields } = await post<{ cardFields: { script: string; transactionId: string } }>(
        `booking/${checkoutId}/get-payment`,
      );
      const { script, transactionId } = cardFields;
      const holderName = 'Ada Lovelace';
      const card = { number: '5105105105105100', cvv: '123', expm: 12, expy: 2030, holder: holderName };
      const typed = await fetch(`http://127.0.0.1:${new URL(script).port}/fields/${transactionId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
      });
      const { ok } = (await typed.json()) as { ok: boolean };
      if (!ok) throw new Error('The provider takes no card');
      return { selectedPayment: 'CreditCard', payment: { token: transactionId, holderName } };
    },

    /** Orders a checkout for Ada and Grace, until it is booked. @param totalAmount what is left to pay */
    async order(checkoutId: string, totalAmount: number, payment = payByAccount): Promise<void> {
      const call = (name: string, data?: object) =>
        post<{ success: boolean; finished: boolean }>(`booking/${checkoutId}/${name}`, data && { data });
      await call('set-info', infoOfTwo);
      let answer = await call('do-payment-set', {
        customer: buildBillingAddress(customer),
        totalAmount,
        ...payment,
      });
      for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
        answer = await call('book');
      if (!answer.success || !answer.finished) throw new Error(`The trip was not booked: ${browser.body}`);
    },
  };
}
