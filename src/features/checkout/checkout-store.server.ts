import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { BillingAddress, Contact, Traveller } from '../../domain/travellers/traveller.ts';
import type { Checkout } from './checkout.ts';

/** What a checkout begins with; everything else is added by its steps. */
export type BegunCheckout = Pick<
  Checkout,
  'brand' | 'baseTotal' | 'currency' | 'offerKey' | 'party' | 'trip' | 'trackingParams'
>;

/** What a step writes; each call replaces what it names as a whole. */
export type CheckoutChange =
  | {
      readonly step: 'extras';
      readonly extras: readonly ChosenExtra[];
      readonly insuranceMarket: MarketCode | null;
    }
  | {
      readonly step: 'travellers';
      readonly travellers: readonly Traveller[];
      readonly contact: Contact;
      readonly comments: string;
      readonly firstPersonBilled: boolean;
    }
  | { readonly step: 'billing'; readonly billing: BillingAddress }
  /** The shopper has agreed to another price of the supplier. */
  | { readonly step: 'price'; readonly baseTotal: number };

/** Checkouts in the database: the only truth about them. */
export interface CheckoutStore {
  /** Begins a checkout for a session. */
  create(session: string, begun: BegunCheckout): Promise<Checkout>;
  /** The checkout, if it is the session's own; null for everybody else's and for none. */
  find(id: string, session: string | null): Promise<Checkout | null>;
  /** Writes one step and gives the checkout as it is then. The caller has found it for the session before. */
  change(id: string, change: CheckoutChange): Promise<Checkout>;
}

interface CheckoutRow {
  readonly id: string;
  readonly brand: string;
  readonly created_at: Date;
  readonly price_confirmed_at: Date;
  readonly base_total: string;
  readonly currency: Checkout['currency'];
  readonly offer_key: Checkout['offerKey'];
  readonly party: Checkout['party'];
  readonly trip: Checkout['trip'];
  readonly extras: Checkout['extras'];
  readonly insurance_market: MarketCode | null;
  readonly travellers: Checkout['travellers'];
  readonly contact: Contact | null;
  readonly comments: string;
  readonly first_person_billed: boolean;
  readonly billing: BillingAddress | null;
  readonly tracking_params: Checkout['trackingParams'];
}

export function createCheckoutStore(pool: Pool, clock: Clock): CheckoutStore {
  return {
    async create(session, begun) {
      const { rows } = await pool.query<CheckoutRow>(
        `insert into checkout (id, session, brand, created_at, base_total, currency, offer_key, party, trip, tracking_params,
           price_confirmed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $4) returning *`,
        [
          randomBytes(16).toString('base64url'),
          session,
          begun.brand,
          clock.now(),
          begun.baseTotal,
          begun.currency,
          JSON.stringify(begun.offerKey),
          JSON.stringify(begun.party),
          JSON.stringify(begun.trip),
          JSON.stringify(begun.trackingParams),
        ],
      );
      return requireRow(rows);
    },
    async find(id, session) {
      if (session === null) return null;
      const { rows } = await pool.query<CheckoutRow>(
        'select * from checkout where id = $1 and session = $2',
        [id, session],
      );
      return rows[0] === undefined ? null : readRow(rows[0]);
    },
    async change(id, change) {
      const columns = Object.entries(listColumns(change, clock));
      const set = columns.map(([column], at) => `${column} = $${at + 2}`).join(', ');
      const { rows } = await pool.query<CheckoutRow>(`update checkout set ${set} where id = $1 returning *`, [
        id,
        ...columns.map(([, value]) => value),
      ]);
      return requireRow(rows);
    },
  };
}

function listColumns(change: CheckoutChange, clock: Clock): Record<string, unknown> {
  switch (change.step) {
    case 'extras':
      return { extras: JSON.stringify(change.extras), insurance_market: change.insuranceMarket };
    case 'travellers':
      return {
        travellers: JSON.stringify(change.travellers),
        contact: JSON.stringify(change.contact),
        comments: change.comments,
        first_person_billed: change.firstPersonBilled,
      };
    case 'billing':
      return { billing: JSON.stringify(change.billing) };
    case 'price':
      return { base_total: change.baseTotal, price_confirmed_at: clock.now() };
  }
}

function requireRow([row]: readonly CheckoutRow[]): Checkout {
  if (row === undefined) throw new Error('There is no such checkout');
  return readRow(row);
}

function readRow(row: CheckoutRow): Checkout {
  return {
    id: row.id,
    brand: row.brand,
    createdAt: row.created_at,
    priceConfirmedAt: row.price_confirmed_at,
    baseTotal: Number(row.base_total),
    currency: row.currency,
    offerKey: row.offer_key,
    party: row.party,
    trip: row.trip,
    extras: row.extras,
    insuranceMarket: row.insurance_market,
    travellers: row.travellers,
    contact: row.contact,
    comments: row.comments,
    firstPersonBilled: row.first_person_billed,
    billing: row.billing,
    trackingParams: row.tracking_params,
  };
}
