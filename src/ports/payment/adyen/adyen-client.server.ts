import { createRequire } from 'node:module';
import { paymentPolicy } from '../../../defaults.ts';
import { sendVendorRequest, type VendorResponse } from '../vendor/vendor-client.server.ts';
import { AdyenError } from './adyen-result.ts';

type AdyenLibrary = typeof import('@adyen/api-library');

/** Settings from the contract with Adyen. */
export interface AdyenAccount {
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Public. */
  readonly clientKey: string;
  /** Key that signs webhooks, hexadecimal. */
  readonly hmacKey: string;
  readonly environment: 'test' | 'live';
  /** Prefix of the addresses of a live account. */
  readonly livePrefix: string | null;
}

/** A call with the same key is still under way. */
const busyCode = '704';

/**
 * The vendor's own library, on a transport with the caller's timeout. It is written for `require`, and loaded only
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

function isBusy({ status, json }: VendorResponse): boolean {
  return status === 429 || (status >= 400 && readCode(json) === busyCode);
}

function readAnswer({ status, json }: VendorResponse): string {
  if (status === 401 || status === 403) throw new Error(`Adyen refuses the shop's access: ${status}`);
  if (status >= 400) throw new AdyenError(status, readCode(json));
  return JSON.stringify(json);
}

function readCode(json: unknown): string {
  return String((json as { errorCode?: unknown } | null)?.errorCode ?? '');
}
