import { sendVendorRequest, type VendorResponse } from '../vendor/vendor-client.server.ts';
import type { VendorCall } from '../vendor/vendor-gateway.ts';
import type { DatatransError } from './datatrans-transaction.ts';

interface Options {
  /** Origin of the API. */
  readonly api: string;
  readonly merchantId: string;
  readonly password: string;
}

export type DatatransAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly error: DatatransError };

export interface DatatransClient {
  /** @throws UncertainOutcomeError; Error where the shop's own access is refused */
  post(path: string, body: object, call: VendorCall): Promise<DatatransAnswer>;
  get(path: string, call: Pick<VendorCall, 'signal'>): Promise<DatatransAnswer>;
}

/** Client of the JSON API of Datatrans, with basic authentication. */
export function createDatatransClient({ api, merchantId, password }: Options): DatatransClient {
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`;
  const isBusy = ({ status }: VendorResponse) => status === 409;

  function read({ status, json }: VendorResponse): DatatransAnswer {
    if (status === 401 || status === 403) throw new Error(`Datatrans refuses the shop's access: ${status}`);
    if (status < 400) return { ok: true, body: json };
    const { code = 'UNKNOWN_ERROR', message = '' } =
      (json as { error?: Partial<DatatransError> } | null)?.error ?? {};
    return { ok: false, error: { code, message } };
  }

  return {
    async post(path, body, { key, signal }) {
      const headers = {
        authorization,
        'content-type': 'application/json; charset=UTF-8',
        'idempotency-key': key,
      };
      return read(
        await sendVendorRequest(
          { url: `${api}${path}`, method: 'POST', headers, body: JSON.stringify(body), signal },
          isBusy,
        ),
      );
    },
    async get(path, { signal }) {
      return read(
        await sendVendorRequest(
          { url: `${api}${path}`, method: 'GET', headers: { authorization }, signal },
          isBusy,
        ),
      );
    },
  };
}
