import type { Baggage, Cabin } from '../../../../domain/search/supply-facts.ts';
import { type Day, weekdayOf } from '../../../../domain/time/calendar-day.ts';

/** What a seat costs on an airline's flights from one airport to another. Schedules carry no fares. */
export interface FareRule {
  readonly file: string;
  readonly line: number;
  readonly airline: string;
  readonly from: string;
  readonly to: string;
  readonly cabin: Cabin;
  readonly baggage: Baggage;
  /** Local days of departure, both included. */
  readonly validFrom: Day;
  readonly validTo: Day;
  /** Of departure, Monday first. */
  readonly weekdays: readonly boolean[];
  /** Minor units for one adult. */
  readonly fare: number;
  readonly seats: number;
}

type Route = Pick<FareRule, 'airline' | 'from' | 'to'>;

/** Fares of a file by route, and which of them a schedule has used. */
export interface FareTable {
  /** Adds a fare, or gives the one that is for the same days, cabin and baggage already. */
  add(rule: FareRule): FareRule | null;
  /** Fares of flights that depart on a day: one for each cabin and baggage. */
  find(route: Route, day: Day): readonly FareRule[];
  /** Fares for which no flight was found so far. */
  unused(): readonly FareRule[];
}

export function createFareTable(): FareTable {
  const byRoute = new Map<string, FareRule[]>();
  const unused = new Set<FareRule>();
  return {
    add(rule) {
      const rules = byRoute.get(routeKey(rule)) ?? [];
      const same = rules.find((known) => isSameFare(known, rule));
      if (same !== undefined) return same;
      rules.push(rule);
      byRoute.set(routeKey(rule), rules);
      unused.add(rule);
      return null;
    },
    find(route, day) {
      const found = (byRoute.get(routeKey(route)) ?? []).filter((rule) => holdsOn(rule, day));
      for (const rule of found) unused.delete(rule);
      return found;
    },
    unused: () => [...unused],
  };
}

function routeKey({ airline, from, to }: Route): string {
  return `${airline} ${from} ${to}`;
}

function holdsOn({ validFrom, validTo, weekdays }: FareRule, day: Day): boolean {
  return day >= validFrom && day <= validTo && weekdays[weekdayOf(day)] === true;
}

function isSameFare(left: FareRule, right: FareRule): boolean {
  if (left.cabin !== right.cabin || left.baggage !== right.baggage) return false;
  const from = Math.max(left.validFrom, right.validFrom);
  const to = Math.min(left.validTo, right.validTo, from + 6);
  for (let day = from; day <= to; day += 1) if (holdsOn(left, day) && holdsOn(right, day)) return true;
  return false;
}
