import type { RatePlanFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { FindingExample } from '../../../ports/supply/deliveries-port.ts';
import type { CatalogueEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import type { RecordSource } from '../../../ports/supply/feeds/records/record-source.ts';
import type { DeliveryFindings } from './collect-findings.ts';
import { formatOffers, givesNearlyAllAway } from './judging/judge-offers.ts';
import {
  findAirlineMistake,
  findChargeMistake,
  findPlanMistake,
  type TermsMistake,
} from './judging/judge-terms.ts';
import type { KnownGoods } from './known-goods.server.ts';

type Place = Pick<FindingExample, 'subject' | 'file' | 'line'>;

/** Compares offers, percentages, fees and charges of a delivery with those that are sold. */
export function inspectTerms(
  known: Pick<KnownGoods, 'findAirline' | 'listLocalCharges'>,
  found: DeliveryFindings,
  formatAmount: (amount: number) => string,
) {
  function judge(place: Place, mistake: TermsMistake | null): void {
    if (mistake === null) return;
    const { column, before, after } = mistake;
    found.add('terms-far-off', place.subject, {
      ...place,
      subject: `${place.subject}, ${column}`,
      before,
      after,
    });
  }

  return {
    judgePlan(before: RatePlanFacts, after: RatePlanFacts, place: Place): void {
      found.forget(place.subject);
      if (givesNearlyAllAway(before, after))
        found.add('offers-give-away', place.subject, {
          ...place,
          before: formatOffers(before),
          after: formatOffers(after),
        });
      judge(place, findPlanMistake(before, after, formatAmount));
    },
    /** Its offers are compared with the price that it would have without them, all else with nothing. */
    judgeNewPlan(plan: RatePlanFacts, entry: CatalogueEntry | undefined, { file, line }: RecordSource): void {
      const code = entry?.kind === 'plan' ? entry.code : String(plan.id);
      const subject = `hotel ${plan.hotelId}, ${plan.roomType}, ${code}`;
      found.forget(subject);
      if (givesNearlyAllAway(null, plan))
        found.add('offers-give-away', subject, {
          subject,
          before: 'none',
          after: formatOffers(plan),
          file,
          line,
        });
    },
    async inspect(
      changes: readonly SupplyChange[],
      entry: CatalogueEntry | undefined,
      { file, line }: RecordSource,
    ): Promise<void> {
      for (const change of changes) {
        if (change.kind !== 'airline') continue;
        const subject = `airline ${change.airline.code}`;
        const before = await known.findAirline(change.airline.code);
        found.forget(subject);
        if (before !== null)
          judge({ subject, file, line }, findAirlineMistake(before, change.airline, formatAmount));
      }
      if (entry?.kind !== 'hotel' || entry.localCharges === undefined) return;
      const subject = `hotel ${entry.card.id}`;
      const before = await known.listLocalCharges(entry.card.id);
      found.forget(subject);
      judge({ subject, file, line }, findChargeMistake(before, entry.localCharges));
    },
  };
}
