import { deliveryChecks } from '../../../defaults.ts';
import { type ExtraGoods, feedOfExtra } from '../../../domain/extras/goods/extra-goods.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { CurrencyInfo } from '../../../domain/money/currency-info.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { flightKey } from '../../../domain/search/flight-key.ts';
import { HORIZON_DAYS, type RatePlanFacts, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import { type DayRange, listDays } from '../../../domain/time/calendar-day.ts';
import type { DeliveryFinding } from '../../../ports/supply/deliveries-port.ts';
import type { ImportSink } from '../../../ports/supply/feeds/import-files.server.ts';
import type { ExtraGoodsEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import type { RecordSource } from '../../../ports/supply/feeds/records/record-source.ts';
import { changeNights } from '../feed/change-nights.server.ts';
import { encodeNights, packNoNights, readNight } from '../store/pack-nights.server.ts';
import { isPlanChange, type PlanChange, planOf } from './change-plan.ts';
import { collectFindings } from './collect-findings.ts';
import { collectLostPlans } from './collect-lost-plans.server.ts';
import { inspectTerms } from './inspect-terms.ts';
import { areChildPricesSwapped, formatBands } from './judging/judge-child-prices.ts';
import {
  compareNumbers,
  isFarOff,
  isOtherCurrency,
  listRatios,
  type PriceMove,
} from './judging/judge-ratios.ts';
import type { KnownGoods, KnownPlan } from './known-goods.server.ts';

interface Options {
  readonly known: KnownGoods;
  readonly days: DayRange;
  readonly rates: CurrencyInfo;
  /** Of all amounts, new and old. */
  readonly currency: CurrencyCode;
}

/** Minor units to which operators round fares. */
const fareStep = 100;

/** Sold out or not does not matter here. */
const rooms = Buffer.alloc(HORIZON_DAYS, 1);

/** A plan as the delivery would leave it. */
interface Draft {
  readonly known: KnownPlan;
  plan: RatePlanFacts;
  nights: Buffer;
  isGone: boolean;
  source: RecordSource;
}

/**
 * Compares a delivery, record by record, with what is sold, without changing anything. `finish` says what looks like a mistake.
 * New goods are compared with nothing.
 */
export function inspectDelivery({ known, days, rates, currency }: Options) {
  const drafts = new Map<number, Draft>();
  const ratios = listRatios(rates.rates);
  const moves = new Map<number, PriceMove>();
  const fares: PriceMove[] = [];
  const lost = collectLostPlans(known, days);
  const found = collectFindings();
  const price = (amount: number) =>
    formatPrice(money(Math.round(amount), currency), { fractionDigits: true });
  const terms = inspectTerms(known, found, price);

  async function openDrafts(changes: readonly PlanChange[], source: RecordSource): Promise<void> {
    // Below 0 are plans of the delivery alone, by the rehearsal's directory.
    const missing = [...new Set(changes.map(planOf))].filter((id) => id > 0 && !drafts.has(id));
    if (missing.length === 0) return;
    for (const plan of await known.findPlans(missing))
      drafts.set(plan.facts.id, {
        known: plan,
        plan: plan.facts,
        nights: Buffer.from(plan.nights),
        isGone: false,
        source,
      });
    for (const id of drafts.keys()) {
      if (drafts.size <= deliveryChecks.plansRemembered) break;
      drafts.delete(id);
    }
  }

  function changeDraft(draft: Draft, change: PlanChange): void {
    draft.isGone = change.kind === 'plan-gone';
    if (change.kind === 'plan') draft.plan = change.plan;
    else if (change.kind === 'plan-gone') draft.nights = packNoNights();
    else if (change.kind === 'nights')
      encodeNights(draft.nights, change.nights, Math.max(days.from, change.nights.from));
    else if (change.kind !== 'arrivals')
      changeNights({ planId: change.planId, nights: draft.nights, free: rooms }, change);
  }

  function judgeDraft(planId: number, draft: Draft): void {
    const { known: before, plan, nights, source } = draft;
    const pairs = listDays(days).flatMap((day) => {
      const pair = [
        readNight(before.nights, day).rate * before.facts.rateUnit,
        readNight(nights, day).rate * plan.rateUnit,
      ] as const;
      return pair[0] === pair[1] ? [] : [pair];
    });
    const move = compareNumbers(pairs, ratios, plan.rateUnit);
    found.forget(`plan ${planId}`);
    moves.delete(planId);
    const example = { subject: nameOf(before), file: source.file, line: source.line };
    if (move !== null) {
      moves.set(planId, move);
      const [old, now] = pairs.find(([one, other]) => one > 0 && other > 0) ?? [0, 0];
      if (isFarOff(move))
        found.add('rates-far-off', `plan ${planId}`, { ...example, before: price(old), after: price(now) });
      else found.sample({ ...example, before: price(old), after: price(now) });
    }
    const [oldBands, bands] = [before.facts.occupancy.childBands, plan.occupancy.childBands];
    if (areChildPricesSwapped(oldBands, bands))
      found.add('child-prices', `plan ${planId}`, {
        ...example,
        before: formatBands(oldBands),
        after: formatBands(bands),
      });
    terms.judgePlan(before.facts, plan, example);
    lost.note(before, { nights, isGone: draft.isGone, file: source.file, line: source.line });
  }

  async function inspectFlights(changes: readonly SupplyChange[], source: RecordSource): Promise<void> {
    const flights = changes.flatMap((change) => (change.kind === 'flight' ? [change.flight] : []));
    if (flights.length === 0) return;
    const sold = new Map(
      (await known.findFlights(flights)).map((flight) => [flightKey(flight), flight.fare]),
    );
    const pairs = flights.flatMap((flight) => {
      const fare = sold.get(flightKey(flight)) ?? 0;
      return fare === flight.fare ? [] : [[fare, flight.fare] as const];
    });
    const move = compareNumbers(pairs, ratios, fareStep);
    if (move === null) return;
    fares.push(move);
    const [old, now] = pairs.find(([fare]) => fare > 0) ?? [0, 0];
    const [flight] = flights;
    const subject = `${flight?.airline} ${flight?.number} ${flight?.from}–${flight?.to}`;
    const example = { subject, before: price(old), after: price(now), file: source.file, line: source.line };
    if (isFarOff(move)) found.add('fares-far-off', `${subject} ${source.line}`, example);
    else found.sample(example);
  }

  async function inspectExtra(goods: ExtraGoods, source: RecordSource): Promise<void> {
    const feed = feedOfExtra(goods);
    const before = await known.findExtra(feed, goods.code);
    if (before === null) return;
    const isOfOneUnit = unitOfExtra(before) === unitOfExtra(goods);
    const [old, now] = [before, goods].map((each) =>
      isOfOneUnit ? pricesOf(each) : [typicalPriceOf(each)],
    ) as [readonly number[], readonly number[]];
    const pairs = old
      .map((each, at) => [each, now[at] ?? 0] as const)
      .filter(([one, other]) => one !== other);
    const move = compareNumbers(pairs, ratios, fareStep);
    if (move === null) return;
    // A price of another unit says nothing of a rate of exchange.
    if (isOfOneUnit) fares.push(move);
    const subject = `${feed} ${goods.code}`;
    const example = {
      subject,
      before: price(isOfOneUnit ? before.price : (old[0] as number)),
      after: price(isOfOneUnit ? goods.price : (now[0] as number)),
      file: source.file,
      line: source.line,
    };
    if (isFarOff(move)) found.add('extras-far-off', subject, example);
    else found.sample(example);
  }

  return {
    sink: {
      async take(changes, entry, source) {
        if (entry?.kind === 'extra-goods') await inspectExtra(entry.goods, source);
        await terms.inspect(changes, entry, source);
        // What a removal names is gone on purpose; what a record ends next to what it brings is left out by it.
        const priced = changes.filter(isPlanChange);
        const isRemoval = priced.every(({ kind }) => kind === 'plan-gone');
        if (!isRemoval) {
          await openDrafts(priced, source);
          for (const change of priced) {
            const draft = drafts.get(planOf(change));
            if (draft === undefined) {
              if (change.kind === 'plan') terms.judgeNewPlan(change.plan, entry, source);
              continue;
            }
            draft.source = source;
            changeDraft(draft, change);
          }
          for (const id of new Set(priced.map(planOf))) {
            const draft = drafts.get(id);
            if (draft !== undefined) judgeDraft(id, draft);
          }
        }
        await inspectFlights(changes, source);
      },
    } satisfies ImportSink,
    /** @param leftOut goods that a full delivery does not name */
    async finish(leftOut: readonly (SupplyChange | ExtraGoodsEntry)[]): Promise<readonly DeliveryFinding[]> {
      for (const { rule, example } of await lost.list()) found.add(rule, example.subject, example);
      await addLeftOut(leftOut);
      if (isOtherCurrency([...moves.values()], ratios) || isOtherCurrency(fares, ratios))
        found.addSamples('other-currency');
      return found.list();
    },
  };

  async function addLeftOut(leftOut: readonly (SupplyChange | ExtraGoodsEntry)[]): Promise<void> {
    if (leftOut.length === 0) return;
    const sold = await known.countSold();
    for (const kind of ['hotel', 'plan', 'flight', 'transfer', 'extra'] as const) {
      const gone = leftOut.filter((each) => kindOfLeftOut(each) === kind).length;
      if (gone < deliveryChecks.leastLeftOut || gone / sold[kind] < deliveryChecks.leftOutShare) continue;
      const [before, after] = [String(sold[kind]), String(sold[kind] - gone)];
      found.add('left-out', kind, { subject: `${kind}s`, before, after, file: '', line: 0 });
    }
  }
}

/** Of adults, children and infants, where they differ. */
function pricesOf(goods: ExtraGoods): readonly number[] {
  const byAge = goods.kind === 'transfer' ? goods.byAge : null;
  return byAge === null ? [goods.price] : [goods.price, byAge.child, byAge.infant];
}

type ExtraUnit = 'trip' | 'day' | 'person';

function unitOfExtra(goods: ExtraGoods): ExtraUnit {
  if (goods.kind === 'transfer') return goods.byAge === null ? 'trip' : 'person';
  return goods.kind === 'rental_car' || goods.kind === 'insurance' ? goods.per : 'person';
}

/** What a usual trip pays: prices of two units are compared by it. */
function typicalPriceOf(goods: ExtraGoods): number {
  const { typicalNights: nights, typicalPersons: persons } = deliveryChecks;
  return goods.price * { trip: 1, day: nights, person: persons }[unitOfExtra(goods)];
}

function kindOfLeftOut(each: SupplyChange | ExtraGoodsEntry): string {
  return each.kind === 'extra-goods-gone' ? each.feed : each.kind.replace('-gone', '');
}

function nameOf({ facts, code, roomCode }: KnownPlan): string {
  return `hotel ${facts.hotelId}, ${roomCode}, ${code}`;
}
