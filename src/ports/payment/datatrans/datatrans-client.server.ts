import { RejectedRequestError } from '../payment-port.ts';
import { sendVendorRequest, type VendorResponse } from '../vendor/send-vendor-request.server.ts';
import { UncertainOutcomeError, type VendorCall } from '../vendor/vendor-gateway.ts';

interface Options {
  /** Origin of the API. */
  readonly api: string;
  readonly merchantId: string;
  readonly password: string;
}

/** An error that the vendor names by its code. */
export interface DatatransError {
  readonly code: string;
}

export type DatatransAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly error: DatatransError };

/**
 * Every call may throw `UncertainOutcomeError` where it stays open whether the call was done, and `RejectedRequestError`
 * where the vendor does not take our calls at all.
 */
export interface DatatransClient {
  /** @param path below `/v1/transactions` */
  post(path: string, body: object, call: VendorCall): Promise<DatatransAnswer>;
  patch(path: string, body: object, call: Pick<VendorCall, 'signal'>): Promise<DatatransAnswer>;
  get(path: string, call: Pick<VendorCall, 'signal'>): Promise<DatatransAnswer>;
}

/**
 * Client of the JSON API of Datatrans, version 1 as described by edition 2.0.45 (July 2024), with basic authentication.
 * Version 2 has other ids, addresses and statuses: the code below does not speak it.
 */
export function createDatatransClient({ api, merchantId, password }: Options): DatatransClient {
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`;

  async function send(
    path: string,
    method: 'GET' | 'PATCH' | 'POST',
    signal: AbortSignal,
    sent: SentBody = {},
  ) {
    const { body, key } = sent;
    const headers = {
      authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const url = `${api}/v1/transactions${path}`;
    const request = { url, method, headers, signal, ...(body === undefined ? {} : { body }) };
    return toAnswer(await sendVendorRequest(request, isBusy));
  }

  return {
    post: (path, body, { key, signal }) => send(path, 'POST', signal, { body: JSON.stringify(body), key }),
    patch: (path, body, { signal }) => send(path, 'PATCH', signal, { body: JSON.stringify(body) }),
    get: (path, { signal }) => send(path, 'GET', signal),
  };
}

interface SentBody {
  readonly body?: string;
  /** The vendor keeps it for 60 minutes; after that the same key is another call. */
  readonly key?: string;
}

/** 409 is also the answer to a call that the transaction's status does not allow: only its code distinguishes them. */
function isBusy(response: VendorResponse): boolean {
  return response.status === 409 && !statusCodes.has(readCode(response) ?? '');
}

const statusCodes: ReadonlySet<string> = new Set(['INVALID_TRANSACTION_STATUS', 'INVALID_STATE']);

function toAnswer(response: VendorResponse): DatatransAnswer {
  const { status, json } = response;
  if (status === 401 || status === 403)
    throw new RejectedRequestError(`Datatrans refuses the shop's access: ${status}`);
  // The other request may have been this one before an update of the shop: the payment's status decides.
  if (status === 422) throw new UncertainOutcomeError('Datatrans knows the key of another request');
  if (status === 429) throw new UncertainOutcomeError('Datatrans has had too many calls');
  if (status < 400) return { ok: true, body: json };
  const code = readCode(response);
  if (code === null) throw new UncertainOutcomeError(`Answer ${status} without a code`);
  return { ok: false, error: { code } };
}

function readCode({ json }: VendorResponse): string | null {
  const code = (json as { error?: { code?: unknown } } | null)?.error?.code;
  return typeof code === 'string' ? code : null;
}
