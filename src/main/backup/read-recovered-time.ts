import { z } from 'zod';
import { StartupError } from '../../settings/startup-error.ts';

const timeSchema = z.iso.datetime({ offset: true });

/** @throws StartupError where it is no time with its zone, or one that is not over */
export function readRecoveredTime(text: string, now: Date): Date {
  if (!timeSchema.safeParse(text).success)
    throw new StartupError(`"${text}" is no time: write it as 2026-11-20T13:45:00Z.`);
  const time = new Date(text);
  if (time > now) throw new StartupError(`The time ${text} is still to come: nothing was recovered to it.`);
  return time;
}
