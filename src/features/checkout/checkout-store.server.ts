import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Updateable } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import type { Markup } from '../../domain/money/markup/markup.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { BillingAddress, Contact, Traveller } from '../../domain/travellers/traveller.ts';
import type { Checkout } from './checkout.ts';

/** The fields of a new checkout; its steps add the others. */
export type NewCheckout = Pick<
  Checkout,
  | 'brand'
  | 'companyId'
  | 'baseTotal'
  | 'boughtBase'
  | 'memberPercent'
  | 'priceByKind'
  | 'earlyBooking'
  | 'currency'
  | 'purchase'
  | 'offerKey'
  | 'party'
  | 'trip'
  | 'trackingParams'
  | 'former'
>;

/** The change of one step; each call replaces the fields it contains as a whole. */
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
  | {
      readonly step: 'codes';
      readonly promotion: Checkout['promotion'];
      readonly vouchers: Checkout['vouchers'];
    }
  | { readonly step: 'miles'; readonly miles: Checkout['miles'] }
  /** The shopper has accepted another price of the supplier. */
  | ({ readonly step: 'price' } & Pick<
      Checkout,
      'baseTotal' | 'boughtBase' | 'priceByKind' | 'earlyBooking'
    >);

/** Stores checkouts in the database. */
export interface CheckoutStore {
  /**
   * Creates a checkout for a session of its own.
   * @param previousSession of the same browser. Its checkouts pass to the new session with the first `find` by that, which shows that
   * the browser has received it: a lost answer leaves the shopper's other checkouts where they are.
   */
  create(
    session: string,
    newCheckout: NewCheckout,
    previousSession?: string | null,
    memberId?: string | null,
  ): Promise<Checkout>;
  /** Finds a checkout of the session or of the member; null when it belongs to somebody else or does not exist. */
  find(id: string, session: string | null, memberId?: string | null): Promise<Checkout | null>;
  /** Gives the checkouts of a session to the member who has signed in with it. */
  adopt(session: string, memberId: string): Promise<void>;
  /** Whether a checkout has begun since with a session that follows this one. */
  hasSuccessor(session: string): Promise<boolean>;
  /**
   * Stores one step and returns the updated checkout; null when it was ordered since it was read, because an order freezes its
   * checkout. The caller has checked the session before, and that no booking is open.
   */
  change(checkout: Pick<Checkout, 'id' | 'orders'>, change: CheckoutChange): Promise<Checkout | null>;
}

interface CheckoutTables {
  checkout: NarrowedColumns<
    'checkout',
    {
      currency: Checkout['currency'];
      purchase_currency: Checkout['purchase']['currency'];
      offer_key: Checkout['offerKey'];
      party: Checkout['party'];
      price_by_kind: Checkout['priceByKind'];
      trip: Checkout['trip'];
      extras: Checkout['extras'];
      insurance_market: MarketCode | null;
      promotion: Checkout['promotion'];
      vouchers: Checkout['vouchers'];
      miles: Checkout['miles'];
      travellers: Checkout['travellers'];
      contact: Contact | null;
      billing: BillingAddress | null;
      tracking_params: Checkout['trackingParams'];
      markup: Markup | null;
    }
  >;
}

type CheckoutTable = CheckoutTables['checkout'];

export function createCheckoutStore(db: Db, clock: Clock): CheckoutStore {
  const checkouts = narrowColumns<CheckoutTables>(db);
  return {
    async create(session, newCheckout, previousSession = null, memberId = null) {
      const now = clock.now();
      const first = previousSession === null ? session : await findFirstSession(checkouts, previousSession);
      const row = await checkouts
        .insertInto('checkout')
        .values({
          id: randomBytes(16).toString('base64url'),
          session,
          previous_session: previousSession,
          first_session: first,
          member_id: memberId,
          brand: newCheckout.brand,
          company_id: newCheckout.companyId,
          created_at: now,
          base_total: newCheckout.baseTotal,
          bought_base: newCheckout.boughtBase ?? null,
          member_percent: String(newCheckout.memberPercent),
          price_by_kind: toJson(newCheckout.priceByKind),
          early_booking: newCheckout.earlyBooking,
          currency: newCheckout.currency,
          purchase_currency: newCheckout.purchase.currency,
          exchange_rate: newCheckout.purchase.rate,
          exchange_rate_day: newCheckout.purchase.day ?? null,
          markup: toJson(newCheckout.purchase.markup ?? null),
          offer_key: JSON.stringify(newCheckout.offerKey),
          party: JSON.stringify(newCheckout.party),
          trip: JSON.stringify(newCheckout.trip),
          tracking_params: JSON.stringify(newCheckout.trackingParams),
          price_confirmed_at: now,
          former_id: newCheckout.former?.id ?? null,
          former_total: newCheckout.former?.total ?? null,
          carries_extras: newCheckout.former?.hasExtrasLeft ?? false,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return readRow(row);
    },
    async find(id, session, memberId = null) {
      if (session === null && memberId === null) return null;
      if (session !== null)
        await checkouts
          .updateTable('checkout')
          .from('checkout as newer')
          .set({ session })
          .where('newer.session', '=', session)
          .whereRef('checkout.session', '=', 'newer.previous_session')
          .execute();
      const row = await checkouts
        .selectFrom('checkout')
        .selectAll()
        .where('id', '=', id)
        .where((eb) => eb.or([eb('session', '=', session), eb('member_id', '=', memberId)]))
        .executeTakeFirst();
      return row === undefined ? null : readRow(row);
    },
    async adopt(session, memberId) {
      await checkouts
        .updateTable('checkout')
        .set({ member_id: memberId })
        .where('session', '=', session)
        .where('member_id', 'is', null)
        .execute();
    },
    async hasSuccessor(session) {
      const newer = await checkouts
        .selectFrom('checkout')
        .select('id')
        .where('previous_session', '=', session)
        .limit(1)
        .executeTakeFirst();
      return newer !== undefined;
    },
    async change({ id, orders }, change) {
      const row = await checkouts
        .updateTable('checkout')
        .set(toColumns(change, clock))
        // Each order brings its own billing address along: that alone leaves the revision as it is.
        .$if(change.step !== 'billing', (update) =>
          update.set((eb) => ({ revision: eb('revision', '+', 1) })),
        )
        .where('id', '=', id)
        .where('orders', '=', orders)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : readRow(row);
    },
  };
}

/** The session that a browser's orders are limited by, also for one that goes on with a session that was followed by another. */
async function findFirstSession(checkouts: Kysely<CheckoutTables>, session: string): Promise<string> {
  const known = await checkouts
    .selectFrom('checkout')
    .select('first_session')
    .where((eb) => eb.or([eb('session', '=', session), eb('previous_session', '=', session)]))
    .limit(1)
    .executeTakeFirst();
  return known?.first_session ?? session;
}

function toColumns(change: CheckoutChange, clock: Clock): Updateable<CheckoutTable> {
  switch (change.step) {
    case 'extras':
      return {
        extras: JSON.stringify(change.extras),
        insurance_market: change.insuranceMarket,
        carries_extras: false,
      };
    case 'travellers':
      return {
        travellers: JSON.stringify(change.travellers),
        contact: JSON.stringify(change.contact),
        comments: change.comments,
        first_person_billed: change.firstPersonBilled,
      };
    case 'billing':
      return { billing: JSON.stringify(change.billing) };
    case 'codes':
      return { promotion: toJson(change.promotion), vouchers: JSON.stringify(change.vouchers) };
    case 'miles':
      return { miles: toJson(change.miles) };
    case 'price':
      return {
        base_total: change.baseTotal,
        bought_base: change.boughtBase ?? null,
        price_by_kind: toJson(change.priceByKind),
        early_booking: change.earlyBooking,
        price_confirmed_at: clock.now(),
      };
  }
}

/** A column's value: null is the database's, not JSON's. */
function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

function readRow(row: Selectable<CheckoutTable>): Checkout {
  return {
    id: row.id,
    firstSession: row.first_session,
    brand: row.brand,
    companyId: row.company_id,
    createdAt: row.created_at,
    priceConfirmedAt: row.price_confirmed_at,
    baseTotal: Number(row.base_total),
    ...(row.bought_base !== null && { boughtBase: Number(row.bought_base) }),
    memberPercent: Number(row.member_percent),
    priceByKind: row.price_by_kind,
    earlyBooking: Number(row.early_booking),
    currency: row.currency,
    purchase: {
      currency: row.purchase_currency,
      rate: row.exchange_rate,
      ...(row.exchange_rate_day !== null && { day: row.exchange_rate_day }),
      ...(row.markup !== null && { markup: row.markup }),
    },
    offerKey: row.offer_key,
    party: row.party,
    trip: row.trip,
    extras: row.extras,
    insuranceMarket: row.insurance_market,
    promotion: row.promotion,
    vouchers: row.vouchers,
    miles: row.miles,
    travellers: row.travellers,
    contact: row.contact,
    comments: row.comments,
    firstPersonBilled: row.first_person_billed,
    billing: row.billing,
    trackingParams: row.tracking_params,
    ...(row.former_total !== null && {
      former: { id: row.former_id, total: Number(row.former_total), hasExtrasLeft: row.carries_extras },
    }),
    revision: row.revision,
    orders: row.orders,
  };
}
