import type { WalletMethod } from '../../../domain/booking/payment-details.ts';
import { takesSale, usualWalletTerms } from '../../../domain/booking/wallet-terms.ts';
import type { AuthorisationRequest, CardRange } from '../payment-port.ts';
import { UncertainOutcomeError, type VendorCall, type VendorGateway } from '../vendor/vendor-gateway.ts';
import type { VendorPayment, VendorPaymentStatus } from '../vendor/vendor-payment.ts';
import type { AdyenAccount, createAdyenClient } from './adyen-client.server.ts';
import { adyenKeyLifetimeMs } from './adyen-key-lifetime.ts';
import { AdyenError, type AdyenResult } from './adyen-result.ts';
import { type AdyenBrowserSetup, describeAdyenResult } from './describe-adyen-result.ts';
import { isCardError } from './map-adyen-error.ts';
import { parseActionDetails, parseCardToken, parseWalletToken } from './parse-adyen-browser.ts';
import { parseAdyenWebhooks } from './parse-adyen-webhooks.server.ts';
import { splitStreet } from './split-street.ts';

type AdyenClient = ReturnType<typeof createAdyenClient>;
type PaymentsCall = Parameters<AdyenClient['PaymentsApi']['payments']>[0];

const brands: Readonly<Record<string, CardRange['brand']>> = {
  visa: 'Visa',
  mc: 'MasterCard',
  amex: 'AmericanExpress',
};
/** Where Adyen's package loads a wallet's script from, and whom that script calls. */
const walletOrigins: Readonly<Record<WalletMethod, { readonly script: string; readonly connect: string[] }>> =
  {
    ApplePay: { script: 'https://applepay.cdn-apple.com', connect: ['https://applepay.cdn-apple.com'] },
    GooglePay: {
      script: 'https://pay.google.com',
      connect: ['https://pay.google.com', 'https://google.com'],
    },
  };
const countries = { de: 'DE', en: 'GB', it: 'IT', es: 'ES', fr: 'FR' } as const;

/**
 * Adyen as a vendor gateway: encrypted card fields, SEPA direct debit, PayPal, Apple Pay, Google Pay. Adyen identifies payments by our
 * references and has no call for the state of a payment: its webhooks report it.
 */
export function createAdyenGateway(account: AdyenAccount, client: AdyenClient): VendorGateway {
  const {
    merchantAccount,
    clientKey,
    environment,
    pageOrigin = null,
    walletIds = {},
    walletTerms = usualWalletTerms,
  } = account;
  const wallets = Object.keys(walletIds) as WalletMethod[];
  const page = pageOrigin === null ? {} : { pageOrigin };
  const { PaymentsApi: payments, ModificationsApi: modifications } = client;
  const options = ({ key, signal }: VendorCall) => ({ idempotencyKey: key, signal });
  const toStatus = (result: unknown, isDebit: boolean, countryCode: string): VendorPaymentStatus => {
    const setup: AdyenBrowserSetup = { clientKey, environment, countryCode, ...page };
    return describeAdyenResult(result as AdyenResult, { isDebit, setup });
  };

  async function begin(
    payment: VendorPayment,
    request: AuthorisationRequest,
    call: VendorCall,
  ): Promise<VendorPaymentStatus> {
    if (call.isForgotten)
      throw new UncertainOutcomeError('The outcome is uncertain until the webhook arrives');
    const paymentDetails = toAdyenPaymentMethod(request);
    if (paymentDetails === null) return { state: 'refused', refusal: 'card-invalid' };
    const { amount, currency, returnUrl, shopper } = request;
    const { firstName, lastName, street, zip, city, country } = shopper.billing;
    const asked = {
      merchantAccount,
      reference: payment.vendorReference,
      returnUrl,
      ...paymentDetails,
      amount: { value: amount, currency },
      origin: new URL(returnUrl).origin,
      channel: 'Web',
      shopperEmail: shopper.email,
      shopperLocale: `${shopper.language}-${countries[shopper.language]}`,
      countryCode: country,
      shopperName: { firstName, lastName },
      shopperInteraction: 'Ecommerce',
      billingAddress: { ...splitStreet(street), postalCode: zip, city, country },
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
      additionalData: { manualCapture: 'true' },
    };
    // The library's types want their own enums and a known shape of the encrypted card, which goes through as the browser made it.
    const result = await payments
      .payments(asked as unknown as PaymentsCall, options(call))
      .catch((error: unknown): AdyenResult => {
        // Every other invalid request is our own fault, and no refusal of a card.
        if (error instanceof AdyenError && isCardError(error.errorCode))
          return { resultCode: 'Refused', refusalReasonCode: '8', errorCode: error.errorCode };
        throw error;
      });
    return requireWhole(
      payment,
      result as AdyenResult,
      toStatus(result, request.paymentDetails.method === 'BankAccount', country),
    );
  }

  async function proceed(
    payment: VendorPayment,
    text: string,
    call: VendorCall,
  ): Promise<VendorPaymentStatus | null> {
    const details = parseActionDetails(text);
    if (details === null) return null;
    const answer = (await unlessRefused(() =>
      payments.paymentsDetails(details, options(call)),
    )) as AdyenResult | null;
    if (answer === null || isOfOther(payment, answer)) return null;
    return requireWhole(payment, answer, toStatus(answer, false, readCountry(payment)));
  }

  const readReceived = (answer: { status?: unknown; pspReference?: string }): string => {
    if (String(answer.status) === 'received' && answer.pspReference) return answer.pspReference;
    throw new UncertainOutcomeError('An answer to a change that has not been received');
  };

  /** By Adyen's id, or by our reference while that is not known. Whether anything was held says the message. */
  async function giveUp(
    call: 'cancelAuthorisedPaymentByPspReference' | 'refundOrCancelPayment',
    { vendorId, vendorReference }: VendorPayment,
    options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<'asked'> {
    const asked = { merchantAccount, reference: vendorReference };
    const answer =
      vendorId === null
        ? await modifications.cancelAuthorisedPayment(
            { ...asked, paymentReference: vendorReference },
            options,
          )
        : await modifications[call](vendorId, asked, options);
    readReceived(answer);
    return 'asked';
  }

  return {
    methods: ['CreditCard', 'BankAccount', 'DebitCard', 'PayPal', ...wallets],
    walletsFor: (sale) =>
      (takesSale(walletTerms, sale) ? wallets : []).map((method) => ({
        kind: 'component',
        method,
        clientKey,
        environment,
        ...page,
        merchantId: walletIds[method] ?? '',
        gatewayMerchantId: merchantAccount,
      })),
    webhookAnswer: '[accepted]',
    keyMilliseconds: adyenKeyLifetimeMs,
    nameReference: (reference) => reference,
    presumeId: () => null,
    originsFor() {
      const origin = pageOrigin ?? `https://checkoutshopper-${environment}.adyen.com`;
      // Its texts come from an origin of their own.
      const texts = pageOrigin === null ? [`https://checkoutshopper-${environment}.cdn.adyen.com`] : [];
      const ofWallets = wallets.map((method) => walletOrigins[method]);
      // The vendor's script frames the banks' own pages, whose origins are not known in advance.
      return {
        script: ofWallets.map(({ script }) => script),
        frame: [origin, 'https:'],
        connect: [origin, ...texts, ...ofWallets.flatMap(({ connect }) => connect)],
      };
    },
    openFields: async ({ language }) => ({
      kind: 'encrypted-fields',
      clientKey,
      environment,
      countryCode: countries[language],
      ...page,
    }),
    // The amount goes along with the payment.
    changeAmount: async () => 'accepted',
    async lookUpCard(firstDigits, { signal }) {
      const asked = { merchantAccount, cardNumber: firstDigits };
      const card = await unlessRefused(() => payments.cardDetails(asked, { signal }));
      return {
        brand: brands[card?.brands?.[0]?.type ?? ''] ?? null,
        funding: readFunding(card?.fundingSource),
        country: card?.issuingCountryCode ?? null,
      };
    },
    // The shop cannot decrypt the card, so it never knows the first digits.
    readCard: async (token) => (parseCardToken(token) === null ? undefined : null),
    begin,
    proceed,
    look: async () => null,
    async capture({ vendorId, vendorReference }, { amount, currency }, call) {
      const asked = { merchantAccount, reference: vendorReference, amount: { value: amount, currency } };
      readReceived(await modifications.captureAuthorisedPayment(requireId(vendorId), asked, options(call)));
      return 'accepted';
    },
    cancel: (payment, call) => giveUp('cancelAuthorisedPaymentByPspReference', payment, options(call)),
    giveUp: (payment, call) => giveUp('refundOrCancelPayment', payment, options(call)),
    async refund({ vendorId, vendorReference }, { amount, currency }, call) {
      if (call.isForgotten) throw new UncertainOutcomeError('The outcome is uncertain');
      const asked = { merchantAccount, reference: vendorReference, amount: { value: amount, currency } };
      const answer = await modifications.refundCapturedPayment(requireId(vendorId), asked, options(call));
      return { outcome: 'accepted', vendorId: readReceived(answer) };
    },
    readWebhooks: ({ body }) => parseAdyenWebhooks(account, body),
  };
}

/**
 * The optional reference and the id have to be the payment's where the answer has them. Without a reference the details
 * themselves say which payment it is, and an id that is not known yet is taken for its own.
 */
function isOfOther({ vendorReference, vendorId }: VendorPayment, answer: AdyenResult): boolean {
  const { merchantReference = vendorReference, pspReference } = answer;
  return (
    merchantReference !== vendorReference || (vendorId !== null && (pspReference ?? vendorId) !== vendorId)
  );
}

/** What was granted has to be what was asked for, where the answer says how much. */
function requireWhole(
  payment: VendorPayment,
  { amount }: AdyenResult,
  status: VendorPaymentStatus,
): VendorPaymentStatus {
  if (status.state !== 'authorised' || amount === undefined || amount === null) return status;
  const isWhole = amount.value === payment.amount && amount.currency === payment.currency;
  return isWhole ? status : { ...status, state: 'partial' };
}

/** Null when Adyen calls the request invalid. */
async function unlessRefused<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AdyenError) return null;
    throw error;
  }
}

function toAdyenPaymentMethod({ paymentDetails }: AuthorisationRequest): object | null {
  switch (paymentDetails.method) {
    case 'PayPal':
      return { paymentMethod: { type: 'paypal', subtype: 'redirect' } };
    case 'ApplePay':
    case 'GooglePay':
      return parseWalletToken(paymentDetails.method, paymentDetails.token);
    case 'BankAccount':
      return {
        paymentMethod: {
          type: 'sepadirectdebit',
          ownerName: paymentDetails.holderName,
          iban: paymentDetails.iban,
        },
      };
    case 'CreditCard':
    case 'DebitCard': {
      const card = parseCardToken(paymentDetails.token);
      return (
        card && { ...card, paymentMethod: { ...card.paymentMethod, holderName: paymentDetails.holderName } }
      );
    }
  }
}

function readFunding(source: string | undefined): CardRange['funding'] {
  const funding = source?.toLowerCase();
  return funding === 'credit' || funding === 'debit' ? funding : null;
}

/** The country the payment's first action was set up for. */
function readCountry({ action }: VendorPayment): string {
  const data = action?.kind === 'component' ? (action.data as AdyenBrowserSetup) : null;
  return data?.countryCode ?? 'DE';
}

function requireId(vendorId: string | null): string {
  if (vendorId === null) throw new UncertainOutcomeError('Adyen has not sent its id of the payment yet');
  return vendorId;
}
