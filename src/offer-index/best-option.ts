import type { Best } from './best-stay.ts';
import { type Memory, PLAN_WORDS, planField } from './memory.ts';

/** The cheapest stay of an option so far, and the outbound route on which it is flown, -1 for none. */
export interface BestOption extends Best {
  route: number;
}

export const startBestOption = (highest: number): BestOption => ({
  total: highest,
  plan: -1,
  checkIn: 0,
  nights: 0,
  route: -1,
});

/** Takes what is found of an option. @returns what takes a stay that is not dearer, unless the one found before comes first */
export function openBestOptions(memory: Memory) {
  const { plan: records, hotelId, airportCode, routeFrom, routeTo } = memory;
  const planIdOf = (plan: number) => (records[plan * PLAN_WORDS + planField.id] as number) >>> 0;
  const hotelIdOf = (plan: number) =>
    hotelId[records[plan * PLAN_WORDS + planField.hotel] as number] as number;
  const fromOf = (route: number) => airportCode[routeFrom[route] as number] as number;
  const toOf = (route: number) => airportCode[routeTo[route] as number] as number;

  /** At one price: the lower hotel id, the lower plan id, the earlier check-in, the shorter stay, the airports by code. */
  const compare = (
    best: BestOption,
    plan: number,
    checkIn: number,
    nights: number,
    route: number,
  ): number => {
    if (plan !== best.plan) {
      return hotelIdOf(plan) - hotelIdOf(best.plan) || planIdOf(plan) - planIdOf(best.plan);
    }
    const order = checkIn - best.checkIn || nights - best.nights;
    if (order !== 0 || route === best.route) return order;
    return fromOf(route) - fromOf(best.route) || toOf(route) - toOf(best.route);
  };

  return (
    best: BestOption,
    total: number,
    plan: number,
    checkIn: number,
    nights: number,
    route: number,
  ): void => {
    const isTie = total === best.total && best.plan >= 0;
    if (isTie && compare(best, plan, checkIn, nights, route) >= 0) return;
    best.total = total;
    best.plan = plan;
    best.checkIn = checkIn;
    best.nights = nights;
    best.route = route;
  };
}
