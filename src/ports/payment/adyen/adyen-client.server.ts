import { createRequire } from 'node:module';
import { paymentPolicy } from '../../../defaults.ts';
import type { WalletMethod } from '../../../domain/booking/payment-details.ts';
import type { WalletTerms } from '../../../domain/booking/wallet-terms.ts';
import { RejectedRequestError } from '../payment-port.ts';
import { sendVendorRequest, type VendorResponse } from '../vendor/send-vendor-request.server.ts';
import { UncertainOutcomeError } from '../vendor/vendor-gateway.ts';
import { AdyenError } from './adyen-result.ts';

type AdyenLibrary = typeof import('@adyen/api-library');

/** Settings from the contract with Adyen. */
export interface AdyenAccount {
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Public. */
  readonly clientKey: string;
  /** Keys that sign webhooks, hexadecimal; two while one replaces the other. */
  readonly hmacKeys: readonly string[];
  readonly environment: 'test' | 'live';
  /** Prefix of the addresses of a live account. */
  readonly livePrefix: string | null;
  /** Origin of the API; that of the environment where it is missing. */
  readonly apiOrigin?: string | null;
  /** Origin of what the page loads; that of the environment where it is missing. */
  readonly pageOrigin?: string | null;
  /** The shop's id at each wallet that the account is set up for. */
  readonly walletIds?: Partial<Readonly<Record<WalletMethod, string>>>;
  /** Sales that the wallets are for; the usual ones where it is missing. */
  readonly walletTerms?: WalletTerms;
}

/** A call with the same key is under way, or was made; the status is 409 or 422. */
const busyCode = '704';

/**
 * The vendor's own library, on a transport with the caller's timeout. It speaks the Checkout API v72. It is written for `require`, and loaded only
 * when the shop uses Adyen.
 * @param origin replaces that of the API, for tests
 */
export function createAdyenClient(account: AdyenAccount, origin: string | null) {
  const { Client, Config, EnvironmentEnum, CheckoutAPI } = createRequire(import.meta.url)(
    '@adyen/api-library',
  ) as AdyenLibrary;
  const config = new Config({
    apiKey: account.apiKey,
    environment: account.environment === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    ...(account.livePrefix === null ? {} : { liveEndpointUrlPrefix: account.livePrefix }),
  });
  return new CheckoutAPI(
    new Client(config, {
      async request(endpoint, json, _config, _isApiKeyRequired, options = {}) {
        const answer = await sendVendorRequest(
          {
            url: origin === null ? endpoint : `${origin}${new URL(endpoint).pathname}`,
            method: options.method ?? 'POST',
            headers: {
              'content-type': 'application/json',
              'x-api-key': account.apiKey,
              ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
            },
            body: json.toString(),
            signal: options.signal ?? AbortSignal.timeout(paymentPolicy.callTimeoutMs),
          },
          isBusy,
        );
        return readAnswer(answer);
      },
    }),
  );
}

/** The vendor itself says whether the same call is to be sent again, by a header. */
function isBusy({ headers, status }: VendorResponse): boolean {
  return status >= 400 && headers.get('transient-error') === 'true';
}

/**
 * @throws UncertainOutcomeError where the key is known and the answer lacks the outcome, or nobody says whose fault it is
 * @throws RejectedRequestError where the request, the account or its rights are wrong
 */
function readAnswer({ status, json }: VendorResponse): string {
  const { errorCode = '', errorType } = (json ?? {}) as { errorCode?: unknown; errorType?: unknown };
  if (status === 429 || (status >= 400 && String(errorCode) === busyCode))
    throw new UncertainOutcomeError(`Adyen answers ${status}, code ${errorCode}`);
  if (status >= 400 && errorType === 'validation') throw new AdyenError(status, String(errorCode));
  if (status === 401 || status === 403 || errorType === 'security' || errorType === 'configuration')
    throw new RejectedRequestError(`Adyen refuses the shop's access: ${status}, code ${errorCode}`);
  if (status >= 400)
    throw new UncertainOutcomeError(`Adyen answers ${status}, without a known kind of error`);
  if (typeof json !== 'object' || json === null) throw new UncertainOutcomeError('An answer without content');
  return JSON.stringify(json);
}
