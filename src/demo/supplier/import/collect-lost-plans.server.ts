import { deliveryChecks } from '../../../defaults.ts';
import { type DayRange, listDays } from '../../../domain/time/calendar-day.ts';
import type { DeliveryRule, FindingExample } from '../../../ports/supply/deliveries-port.ts';
import { readNight } from '../store/pack-nights.server.ts';
import type { KnownGoods, KnownPlan } from './known-goods.server.ts';

interface LostPlan {
  readonly hotelId: number;
  readonly file: string;
  readonly line: number;
}

interface LostGoods {
  readonly rule: DeliveryRule;
  readonly example: FindingExample;
}

/**
 * Plans that a delivery leaves without a night, or ends because a contract or a house that is sent whole does not name them. They are
 * judged by hotel when all of it is read.
 */
export function collectLostPlans(known: KnownGoods, days: DayRange) {
  const emptied = new Map<number, LostPlan>();
  const ended = new Map<number, LostPlan>();
  const selling = new Set<number>();

  const sellsEnough = ({ nights }: Pick<KnownPlan, 'nights'>) =>
    countSold(nights, days) >= deliveryChecks.leastNights;

  return {
    /** What has become of a plan after a record; a later record replaces it. */
    note(
      before: KnownPlan,
      { nights, isGone, file, line }: Pick<LostPlan, 'file' | 'line'> & { nights: Buffer; isGone: boolean },
    ): void {
      const { id, hotelId } = before.facts;
      const isSold = countSold(nights, days) > 0;
      for (const [plans, isMeant] of [
        [emptied, !isSold],
        [ended, isGone],
      ] as const) {
        if (isMeant && sellsEnough(before)) plans.set(id, { hotelId, file, line });
        else plans.delete(id);
      }
      if (isSold) selling.add(id);
      else selling.delete(id);
    },

    /** Hotels that sell no night any more, and those that lose a large share of their plans without a word. */
    async list(): Promise<readonly LostGoods[]> {
      const found: LostGoods[] = [];
      for (const [hotelId, { file, line }] of byHotel(emptied)) {
        const plans = await known.listPlansOf(hotelId);
        const before = plans.reduce((sum, { nights }) => sum + countSold(nights, days), 0);
        const remains = plans.some(
          ({ facts, nights }) =>
            selling.has(facts.id) || (!emptied.has(facts.id) && countSold(nights, days) > 0),
        );
        const counts = { before: String(before), after: '0' };
        if (!remains)
          found.push({
            rule: 'nights-lost',
            example: { subject: `hotel ${hotelId}`, ...counts, file, line },
          });
      }
      for (const [hotelId, { file, line, count }] of byHotel(ended)) {
        const before = (await known.listPlansOf(hotelId)).filter(sellsEnough).length;
        if (count / before < deliveryChecks.leftOutShare) continue;
        const counts = { before: String(before), after: String(before - count) };
        found.push({
          rule: 'left-out',
          example: { subject: `hotel ${hotelId}, plans`, ...counts, file, line },
        });
      }
      return found;
    },
  };
}

/** The last lost plan of each hotel, and how many there are. */
function byHotel(
  plans: ReadonlyMap<number, LostPlan>,
): ReadonlyMap<number, LostPlan & { readonly count: number }> {
  const hotels = new Map<number, LostPlan & { readonly count: number }>();
  for (const plan of plans.values())
    hotels.set(plan.hotelId, { ...plan, count: (hotels.get(plan.hotelId)?.count ?? 0) + 1 });
  return hotels;
}

function countSold(nights: Buffer, days: DayRange): number {
  return listDays(days).filter((day) => {
    const { rate, state } = readNight(nights, day);
    return rate > 0 && state !== 'closed';
  }).length;
}
