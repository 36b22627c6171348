import { isDeepStrictEqual } from 'node:util';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { RatePlanFacts, SupplyChange } from '../../../../domain/search/supply-facts.ts';
import type { TariffTerms } from '../../../../domain/search/tariff-terms.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { readCancellation } from './cancel-penalties.ts';
import { renewFamilyOffers, withFamilyOffers } from './family-offers.ts';
import { requireFeedCurrency } from './guest-amounts.ts';
import { isDated } from './ota-days.ts';
import { changePlanDays, emptyPlanDays, replacePlan } from './plan-days.ts';
import { applyRates, readPlanRates, withStatedShares } from './plan-rates.ts';
import { applyBookingRule, readLongestStay, roomOfRule } from './plan-rules.ts';
import { readBoard, readEarlyBookings } from './plan-terms.ts';
import { requireKnownShape } from './require-known-shape.ts';
import { requireHotelCode, requirePlans } from './require-plans.ts';
import { attributeOf, elementsAt, requireAttribute, type XmlElement } from './xml-element.ts';

/** The parts of a RatePlan element that are about one plan of ours. */
interface PlanPart {
  readonly plan: RatePlanFacts;
  /** Rates with prices. */
  readonly rates: XmlElement[];
  /** Rates without dates and prices: they carry terms. */
  readonly terms: XmlElement[];
  readonly rules: XmlElement[];
}

/**
 * One RatePlan. `New` replaces the named rooms' plans by what is contracted and what the message says; `Overlay` and
 * `Delta` change the days they name; `Remove` ends them. @throws FeedError
 */
export async function mapRatePlan(
  ratePlan: XmlElement,
  directory: FeedDirectory,
): Promise<readonly SupplyChange[]> {
  requireKnownShape(ratePlan);
  requireFeedCurrency(ratePlan, directory.currency);
  const type = attributeOf(ratePlan, 'RatePlanNotifType') ?? 'Overlay';
  if (type === 'Remove') return removePlans(ratePlan, directory);
  if (type !== 'New' && type !== 'Overlay' && type !== 'Delta') {
    refuse(`RatePlanNotifType '${type}' is not taken`, ratePlan.line);
  }
  const status = attributeOf(ratePlan, 'RatePlanStatusType') ?? 'Active';
  if (status !== 'Active') refuse(`RatePlanStatusType '${status}' is not Active`, ratePlan.line);
  const parts = await splitByPlan(ratePlan, directory);
  const changes = await (type === 'New'
    ? ratedParts(ratePlan, parts).map((part) => renewPlan(ratePlan, part, directory))
    : Promise.all(parts.map((part) => changePlan(ratePlan, part, directory))));
  return changes.flat();
}

/** A new plan needs prices: rules of a room without one would be lost. */
function ratedParts(ratePlan: XmlElement, parts: readonly PlanPart[]): readonly PlanPart[] {
  const rated = parts.filter(({ rates }) => rates.length > 0);
  const lost = parts.filter(({ rates }) => rates.length === 0).flatMap(({ rules }) => rules);
  const rule = lost.find((candidate) => roomOfRule(candidate) !== null);
  if (rule !== undefined) refuse('BookingRule is for a room that has no Rate with a price', rule.line);
  if (rated.length === 0) refuse('RatePlan is New and has no Rate with a price', ratePlan.line);
  return rated;
}

async function removePlans(ratePlan: XmlElement, directory: FeedDirectory): Promise<readonly SupplyChange[]> {
  const hotel = await requireHotelCode(ratePlan, directory);
  const code = requireAttribute(ratePlan, 'RatePlanCode');
  const plans = await requirePlans(ratePlan, { hotel, room: null, ratePlan: code }, directory);
  return plans.map(({ id }) => ({ kind: 'plan-gone', planId: id }));
}

/** Gives each plan of the rate plan the rates and rules of its room and those of all rooms. */
async function splitByPlan(ratePlan: XmlElement, directory: FeedDirectory): Promise<readonly PlanPart[]> {
  const hotel = await requireHotelCode(ratePlan, directory);
  const code = requireAttribute(ratePlan, 'RatePlanCode');
  const plans = await requirePlans(ratePlan, { hotel, room: null, ratePlan: code }, directory);
  const parts = new Map<number, PlanPart>();
  for (const plan of plans) parts.set(plan.id, { plan, rates: [], terms: [], rules: [] });
  const give = async (element: XmlElement, room: string | null, list: 'rates' | 'terms' | 'rules') => {
    const meant = await requirePlans(element, { hotel, room, ratePlan: code }, directory);
    for (const { id } of meant) parts.get(id)?.[list].push(element);
  };
  for (const rate of elementsAt(ratePlan, 'Rates', 'Rate')) {
    const isPriced = isDated(rate) || elementsAt(rate, 'BaseByGuestAmts').length > 0;
    await give(rate, attributeOf(rate, 'InvTypeCode') ?? null, isPriced ? 'rates' : 'terms');
  }
  for (const rule of elementsAt(ratePlan, 'BookingRules', 'BookingRule')) {
    await give(rule, roomOfRule(rule), 'rules');
  }
  return [...parts.values()];
}

function renewPlan(ratePlan: XmlElement, part: PlanPart, directory: FeedDirectory): readonly SupplyChange[] {
  const prices = readPlanRates(part.rates, directory.currency);
  const cancellation = readCancellation([...part.terms, ...part.rates, ...part.rules], directory.currency);
  const plan: RatePlanFacts = {
    ...part.plan,
    board: readBoard([...part.terms, ...part.rates]) ?? part.plan.board,
    occupancy: renewFamilyOffers(withStatedShares(part.plan.occupancy, prices), ratePlan),
    maxStay: readLongestStay(part.rules, part.plan.maxStay),
    terms: cancellation === null ? part.plan.terms : { ...part.plan.terms, cancellation: cancellation.terms },
    earlyBookings: readEarlyBookings(ratePlan, directory.days),
  };
  return replacePlan(plan, readDaysOf({ ...part, plan }, prices, directory));
}

async function changePlan(
  ratePlan: XmlElement,
  part: PlanPart,
  directory: FeedDirectory,
): Promise<readonly SupplyChange[]> {
  requireSameBoard(part, ratePlan.line);
  requireSameFamilyOffers(part, ratePlan);
  const hasOffers = elementsAt(ratePlan, 'Offers').length > 0;
  const plan: RatePlanFacts = {
    ...part.plan,
    maxStay: readLongestStay(part.rules, part.plan.maxStay),
    terms: readChangedTerms(part, directory.currency),
    earlyBookings: hasOffers ? readEarlyBookings(ratePlan, directory.days) : part.plan.earlyBookings,
  };
  const days = readDaysOf(part, readPlanRates(part.rates, directory.currency), directory);
  const changes = await changePlanDays(plan.id, days, directory);
  const isChanged = JSON.stringify(plan) !== JSON.stringify(part.plan);
  return isChanged ? [{ kind: 'plan', plan }, ...changes] : changes;
}

function requireSameBoard({ plan, terms, rates }: PlanPart, line: number): void {
  const board = readBoard([...terms, ...rates]) ?? plan.board;
  if (board === plan.board) return;
  refuse(`MealsIncluded is ${board}, the plan's board is ${plan.board}: only New changes it`, line);
}

function requireSameFamilyOffers({ plan }: PlanPart, ratePlan: XmlElement): void {
  if (isDeepStrictEqual(withFamilyOffers(plan.occupancy, ratePlan), plan.occupancy)) return;
  refuse('Offers give children other prices than the plan: only New changes them', ratePlan.line);
}

/** Terms of some days cannot become those of the whole plan. */
function readChangedTerms({ plan, terms, rates, rules }: PlanPart, currency: CurrencyCode): TariffTerms {
  const cancellation = readCancellation([...terms, ...rates, ...rules], currency);
  if (cancellation === null) return plan.terms;
  if (isDated(cancellation.element) && !isDeepStrictEqual(cancellation.terms, plan.terms.cancellation)) {
    refuse('cancellation on single days differs from that of the plan', cancellation.element.line);
  }
  return { ...plan.terms, cancellation: cancellation.terms };
}

function readDaysOf(
  { plan, rules }: PlanPart,
  prices: ReturnType<typeof readPlanRates>,
  directory: FeedDirectory,
) {
  const days = emptyPlanDays();
  applyRates(prices, plan, days, directory.days);
  for (const rule of rules) applyBookingRule(rule, days, directory);
  return days;
}
