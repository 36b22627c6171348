import { randomUUID } from 'node:crypto';
import type { Day } from '../../domain/time/calendar-day.ts';
import { formatDay } from '../../domain/time/calendar-day.ts';
import type { AlertTrx } from './alert-rows.server.ts';
import type { AlertMailKind } from './price-alert.ts';

interface NewAlertMail {
  readonly id?: string;
  readonly alertId: string;
  readonly kind: AlertMailKind;
  readonly day: Day;
  /** What the mail says of prices, minor units of the whole party; null for nothing. */
  readonly oldAmount?: number | null;
  readonly newAmount?: number | null;
  readonly sealedToken?: string | null;
  readonly at: Date;
}

/** Stores a mail in the transaction of what it says. A second one of its kind and day is none. @returns whether it is new */
export async function addAlertMail(trx: AlertTrx, mail: NewAlertMail): Promise<boolean> {
  const {
    id = randomUUID(),
    alertId,
    kind,
    day,
    oldAmount = null,
    newAmount = null,
    sealedToken = null,
  } = mail;
  const added = await trx
    .insertInto('price_alert_mail')
    .values({
      id,
      alert_id: alertId,
      kind,
      day: formatDay(day),
      old_amount: oldAmount,
      new_amount: newAmount,
      sealed_token: sealedToken,
      created_at: mail.at,
      next_at: mail.at,
    })
    .onConflict((conflict) => conflict.columns(['alert_id', 'kind', 'day']).doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
}
