import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../domain/clock.ts';
import type { Checkout } from './checkout.ts';

/** Checkouts in the database: the only truth about them. */
export interface CheckoutStore {
  /** Begins a checkout for a session. */
  create(session: string, begun: Omit<Checkout, 'id' | 'createdAt'>): Promise<Checkout>;
  /** The checkout, if it is the session's own; null for everybody else's and for none. */
  find(id: string, session: string | null): Promise<Checkout | null>;
}

interface CheckoutRow {
  readonly id: string;
  readonly brand: string;
  readonly created_at: Date;
  readonly base_total: string;
  readonly currency: Checkout['currency'];
  readonly offer_key: Checkout['offerKey'];
  readonly party: Checkout['party'];
  readonly trip: Checkout['trip'];
}

export function createCheckoutStore(pool: Pool, clock: Clock): CheckoutStore {
  return {
    async create(session, begun) {
      const checkout: Checkout = {
        ...begun,
        id: randomBytes(16).toString('base64url'),
        createdAt: clock.now(),
      };
      await pool.query(
        `insert into checkout (id, session, brand, created_at, base_total, currency, offer_key, party, trip)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          checkout.id,
          session,
          checkout.brand,
          checkout.createdAt,
          checkout.baseTotal,
          checkout.currency,
          JSON.stringify(checkout.offerKey),
          JSON.stringify(checkout.party),
          JSON.stringify(checkout.trip),
        ],
      );
      return checkout;
    },
    async find(id, session) {
      if (session === null) return null;
      const { rows } = await pool.query<CheckoutRow>(
        `select id, brand, created_at, base_total, currency, offer_key, party, trip
           from checkout where id = $1 and session = $2`,
        [id, session],
      );
      const [row] = rows;
      return row === undefined ? null : readRow(row);
    },
  };
}

function readRow(row: CheckoutRow): Checkout {
  const { id, brand, currency, party, trip } = row;
  return {
    id,
    brand,
    createdAt: row.created_at,
    baseTotal: Number(row.base_total),
    currency,
    offerKey: row.offer_key,
    party,
    trip,
  };
}
