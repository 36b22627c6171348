import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { LoyaltyFaults } from '../../ports/loyalty/loyalty-faults-port.ts';
import type { LoyaltyPort } from '../../ports/loyalty/loyalty-port.ts';
import {
  requireLoyaltyCall,
  requireLoyaltyReference,
  requireLoyaltyTime,
  requirePoints,
} from '../../ports/loyalty/require-loyalty-call.ts';
import { buildProgramme } from './build-programme.server.ts';
import { PROGRAMME_NAME } from './pages/page-texts.ts';
import { createProgrammeClient, type ProgrammeClient } from './programme-client.server.ts';
import { addDemoMembers } from './store/members.server.ts';
import { openProgrammeTables } from './store/programme-tables.server.ts';

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  /** The partner's password is derived from it. */
  readonly secret: string;
  /** Starts the programme's server; returns its address on this machine. */
  readonly listen: (app: FastifyInstance) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Origin at which browsers find the programme; null for the shop's own host at the programme's port. */
  readonly publicOrigin: string | null;
  /** Whether browsers find the programme at a host, which a request names with its port. */
  readonly isOwnHost: (host: string) => boolean;
  /** Whether an address is where the shop awaits the answer to a link. */
  readonly isRedirectUri: (address: string) => boolean;
  readonly faults?: LoyaltyFaults;
  readonly report: (error: unknown) => void;
}

/** A loyalty programme that runs with the shop. */
export interface EmbeddedLoyalty {
  readonly loyalty: LoyaltyPort;
  close(): Promise<void>;
}

/**
 * A separate loyalty programme next to the shop: another origin, with books in the schema `loyalty_programme`. Any number of processes may serve it
 * from the same books. The shop speaks with it over HTTP, as it would with any other.
 */
export async function openEmbeddedLoyalty(options: Options): Promise<EmbeddedLoyalty> {
  const { clock, publicOrigin, isOwnHost, isRedirectUri, faults = {}, report } = options;
  const apiSecret = createHmac('sha256', options.secret).update('loyalty programme password').digest('hex');
  const store = { db: openProgrammeTables(options.db), clock };
  await addDemoMembers(store);
  const app = buildProgramme({ store, apiSecret, isOwnHost, isRedirectUri, faults, report });
  const listening = await options.listen(app).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const client = createProgrammeClient({ url: () => listening.url, apiSecret, faults });
  const originFor = (redirectUri: string) => publicOrigin ?? originNextTo(redirectUri, listening.url);
  return {
    loyalty: {
      name: PROGRAMME_NAME,
      buildLinkAddress({ state, codeChallenge, redirectUri, language }) {
        const address = new URL('/authorise', originFor(redirectUri));
        address.search = new URLSearchParams({
          response_type: 'code',
          redirect_uri: redirectUri,
          state,
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
          ui_locales: language,
        }).toString();
        return address.href;
      },
      ...connectCalls(client),
    },
    async close() {
      await client.close();
      await listening.close();
    },
  };
}

/** The same host as the shop's, at the programme's own port. */
function originNextTo(shopAddress: string, url: string): string {
  const address = new URL(shopAddress);
  address.port = new URL(url).port;
  return address.origin;
}

type Calls = Omit<LoyaltyPort, 'name' | 'buildLinkAddress'>;

function connectCalls(client: ProgrammeClient): Calls {
  const ask: <Call extends 'finishLink' | 'readBalance' | 'quote'>(name: Call) => Calls[Call] = (name) =>
    // One function for several calls: the programme answers each in the form of the port, which conformance.ts proves.
    (async (body: { points?: number }, options: Parameters<Calls['quote']>[1]) => {
      requireLoyaltyTime(options);
      if (body.points !== undefined) requirePoints(body.points);
      return client.call(name, body, options);
    }) as never;
  const change: <Call extends 'reserve' | 'redeem' | 'release' | 'giveBack' | 'credit' | 'takeBack'>(
    name: Call,
  ) => Calls[Call] = (name) =>
    // As above.
    (async (body: { reference: string; points?: number }, options: Parameters<Calls['redeem']>[1]) => {
      requireLoyaltyCall(options);
      requireLoyaltyReference(body.reference);
      if (body.points !== undefined) requirePoints(body.points);
      return client.call(name, body, options);
    }) as never;
  return {
    finishLink: ask('finishLink'),
    readBalance: (token, options) => {
      requireLoyaltyTime(options);
      return client.call('readBalance', { token }, options);
    },
    quote: ask('quote'),
    reserve: change('reserve'),
    redeem: change('redeem'),
    release: change('release'),
    giveBack: change('giveBack'),
    credit: change('credit'),
    takeBack: change('takeBack'),
  };
}
