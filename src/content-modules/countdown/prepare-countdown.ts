import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { ModuleContext } from '../definition/module-context.ts';
import type { CountdownProps, StoredCountdown } from './schema.ts';

/** Adds the end date in the visitor's language, shown where no countdown runs. */
export function prepareCountdown(
  stored: StoredCountdown,
  { language }: Pick<ModuleContext, 'language'>,
): CountdownProps {
  return { ...stored, until: formatDateTime(new Date(stored.date), language, SHOP_TIME_ZONE) };
}
