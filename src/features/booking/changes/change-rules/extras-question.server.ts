import { randomUUID } from 'node:crypto';
import { sellsExtra } from '../../../../brands/sells-extra.ts';
import { checkoutTimings } from '../../../../defaults.ts';
import { chargeExtra } from '../../../../domain/extras/charge-extra.ts';
import type { IsPricedAs } from '../../../../domain/money/purchase-currency.ts';
import { dayAt } from '../../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { LiveSupply } from '../../../../ports/supply/supply-port.ts';
import type { AskAddableExtras } from './add-extras.ts';

/** Asks the supplier for the extras of a booking: its own room and seats count as free. Brands without rental cars show none (EXTRA-025). */
export function createExtrasQuestion(
  live: Pick<LiveSupply, 'extras'>,
  clock: Clock,
  isPricedAs: IsPricedAs,
): AskAddableExtras {
  return async (visit, order, bookingNumber) => {
    if (!isPricedAs(order)) return 'gone';
    const { offerKey, party } = order;
    const bookingDay = dayAt(clock.now());
    const request = { key: offerKey, party, bookingDay, bookingNumber, insuranceMarket: null };
    const answer = await live.extras(request, {
      idempotencyKey: `extras-${randomUUID()}`,
      timeoutMs: checkoutTimings.extrasTimeoutMs,
    });
    if (answer.outcome === 'unknown') return 'unknown';
    if (answer.outcome === 'refused') return 'gone';
    const { extras, seatMaps } = answer;
    const sold = extras.filter(({ kind }) => sellsExtra(visit.brand, kind));
    return { extras: sold.map((extra) => chargeExtra(extra, order)), seatMaps };
  };
}
