import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import type { ExtraChoice } from '../../../../domain/extras/choose-extras.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { Visit } from '../../../../site/visit.ts';
import { type BookingRecord, currentOrder } from '../../model/booking-record.ts';
import { type AddableExtras, type ExtrasFault, judgeExtras } from './judge-extras.ts';
import type { JudgedChange } from './judged-change.ts';

/** Asks the supplier what can be added to a booking; `gone`: nothing any more · `unknown`: no answer. */
export type AskAddableExtras = (
  visit: Visit,
  order: BookingOrder,
  supplierNumber: string,
) => Promise<AddableExtras | 'gone' | 'unknown'>;

/** Judges extras by what the supplier offers and asks for them at this moment. */
export async function addExtras(
  booking: BookingRecord,
  choices: readonly ExtraChoice[],
  {
    today,
    visit,
    askExtras,
  }: { readonly today: Day; readonly visit: Visit; readonly askExtras: AskAddableExtras },
): Promise<JudgedChange<ExtrasFault>> {
  const order = currentOrder(booking);
  if (order.kind !== 'trip' || booking.supplierNumber === null) return { kind: 'not-offered' };
  const addable = await askExtras(visit, order, booking.supplierNumber);
  return typeof addable === 'string' ? { kind: addable } : judgeExtras(booking, choices, { today, addable });
}
