import { writeMoment } from '../../domain/words/write-day.ts';
import type { ModuleContext } from '../definition/module-definition.server.ts';
import type { CountdownProps, StoredCountdown } from './countdown-props.ts';

/** The clock by which the product's days begin and end. */
const timeZone = 'Europe/Berlin';

/** With its moment in the visitor's words: what stands there where nothing counts. */
export function prepareCountdown(
  stored: StoredCountdown,
  { language }: Pick<ModuleContext, 'language'>,
): CountdownProps {
  return { ...stored, until: writeMoment(new Date(stored.date), language, timeZone) };
}
