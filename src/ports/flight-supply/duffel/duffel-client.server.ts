import type { z } from 'zod';
import { liveSupplyPolicy } from '../../../defaults.ts';
import { parseVendorAnswer } from '../../supply/vendor/parse-vendor-answer.ts';
import { type SupplyAnswer, sendSupplyRequest } from '../../supply/vendor/send-supply-request.server.ts';
import { UncertainSupplyError } from '../../supply/vendor/uncertain-supply-error.ts';
import { pageOf } from './duffel-schemas.ts';

export interface DuffelClient {
  /**
   * Sends one call; a body goes in `data`.
   * @param path below `/air`
   * @throws UncertainSupplyError as `sendSupplyRequest`
   */
  call(method: 'GET' | 'POST', path: string, signal: AbortSignal, body?: object): Promise<SupplyAnswer>;
  /**
   * Reads a list to its end.
   * @throws UncertainSupplyError for a list that has more pages than are read: what is missing is not known
   */
  list<Schema extends z.ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<readonly z.output<Schema>[]>;
}

/** JSON client of Duffel's API, version v2, with a bearer token. */
export function createDuffelClient(origin: string, token: string, callTimeoutMs: number): DuffelClient {
  async function call(
    method: 'GET' | 'POST',
    path: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<SupplyAnswer> {
    return sendSupplyRequest(`${origin}/air${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'duffel-version': 'v2',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify({ data: body }) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
    });
  }
  return {
    call,
    async list(path, query, schema, signal) {
      const found: z.output<typeof schema>[] = [];
      let after: string | null = null;
      for (let page = 0; page < liveSupplyPolicy.mostPages; page += 1) {
        const asked = new URLSearchParams({ ...query, limit: '200', ...(after !== null && { after }) });
        const { status, json } = await call('GET', `${path}?${asked}`, signal);
        if (status !== 200) throw new UncertainSupplyError(`Duffel answers ${status} to a list`);
        const { data, meta } = parseVendorAnswer(pageOf(schema), json);
        found.push(...data);
        after = meta?.after ?? null;
        if (after === null) return found;
      }
      throw new UncertainSupplyError(`Duffel's list has more than ${liveSupplyPolicy.mostPages} pages`);
    },
  };
}
