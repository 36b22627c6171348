import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isCurrencyCode, minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { answerCall } from './store/answer-call.server.ts';
import { credit, takeBack } from './store/credits.server.ts';
import { exchangeCode, findTokenMember } from './store/links.server.ts';
import { lockMember, readBalance } from './store/members.server.ts';
import type { ProgrammeStore, ProgrammeTransaction } from './store/programme-tables.server.ts';
import { giveBack, redeem, release, reserve } from './store/reservations.server.ts';

const reference = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const points = z.int().positive().max(1_000_000_000);
const token = z.string().max(200);
const memberNumber = z.string().regex(/^\d{15}$/);

/** Points for which the programme pays the partner a whole unit of a currency: fewer than any shop asks its members for. */
const POINTS_PER_UNIT: Readonly<Record<string, number>> = {
  EUR: 150,
  CHF: 155,
  GBP: 175,
  SEK: 13,
  DKK: 20,
  JPY: 0.9,
  KWD: 425,
};

const shapes = {
  reserve: z.object({ token, points, reference }),
  redeem: z.object({ reservationId: z.string().max(64), reference }),
  release: z.object({ reservationId: z.string().max(64).nullable(), reference }),
  giveBack: z.object({ reference, points }),
  credit: z.object({ memberNumber, lastName: z.string().max(200), points, reference }),
  takeBack: z.object({ memberNumber, reference }),
};

type KeyedCallName = keyof typeof shapes;
type Work = (trx: ProgrammeTransaction, now: Date, request: never) => Promise<object>;

const work: Readonly<Record<KeyedCallName, Work>> = { reserve, redeem, release, giveBack, credit, takeBack };

/** What the API needs of the programme around it. */
export interface ProgrammeApi {
  readonly store: ProgrammeStore;
  /** What the partner shows as its password. */
  readonly apiSecret: string;
}

/** The calls of a partner: each with its password, those that change something with an idempotency key. */
export function registerProgrammeApi(app: FastifyInstance, { store, apiSecret }: ProgrammeApi): void {
  for (const name of Object.keys(shapes) as KeyedCallName[]) {
    app.post(`/v1/${name}`, async (request) => {
      requirePassword(request, apiSecret);
      const payload = shapes[name].parse(request.body);
      const key = z.string().min(8).max(64).parse(request.headers['idempotency-key']);
      return answerCall(store, { key, name, request: payload }, (trx) =>
        // Shape and work of a name belong together, which TypeScript does not see in two tables.
        work[name](trx, store.clock.now(), payload as never),
      );
    });
  }
  app.post('/v1/finishLink', async (request) => {
    requirePassword(request, apiSecret);
    const given = z
      .object({
        code: z.string().max(200),
        codeVerifier: z.string().max(200),
        redirectUri: z.string().max(2000),
      })
      .parse(request.body);
    const linked = await exchangeCode(store, given);
    return linked === null ? { outcome: 'refused', reason: 'declined' } : { outcome: 'confirmed', ...linked };
  });
  app.post('/v1/readBalance', async (request) => {
    requirePassword(request, apiSecret);
    const given = z.object({ token }).parse(request.body);
    return store.db.transaction().execute(async (trx) => {
      const number = await findTokenMember(trx, given.token);
      if (number === null) return { outcome: 'refused', reason: 'not-linked' };
      await lockMember(trx, number, store.clock.now());
      return { outcome: 'confirmed', points: await readBalance(trx, number) };
    });
  });
  app.post('/v1/quote', async (request) => {
    requirePassword(request, apiSecret);
    const given = z.object({ points, currency: z.string().regex(/^[A-Z]{3}$/) }).parse(request.body);
    const { currency } = given;
    const perUnit = POINTS_PER_UNIT[currency];
    if (perUnit === undefined || !isCurrencyCode(currency)) return { outcome: 'refused', reason: 'currency' };
    return {
      outcome: 'confirmed',
      amount: Math.floor((given.points * minorUnitsPerUnit(currency)) / perUnit),
    };
  });
}

/** Thrown for a caller who is not the partner. */
export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';
}

/** Compares in constant time, so that the duration does not reveal how much of the password was right. */
function requirePassword(request: FastifyRequest, secret: string): void {
  const [given, right] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${secret}`)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new WrongPassword();
}
