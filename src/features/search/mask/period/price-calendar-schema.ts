import { z } from 'zod';
import { CURRENCY_CODES } from '../../../../domain/money/currency.ts';

export const priceCalendarSchema = z.object({
  month: z.string().describe('YYYY-MM'),
  currency: z.enum(CURRENCY_CODES),
  knownAt: z.iso
    .datetime()
    .nullable()
    .describe('When the prices were true; null where no day of the month can be departed on'),
  source: z.enum(['index', 'supplier']).nullable().describe('Who knew them'),
  days: z
    .array(
      z.object({
        date: z.iso.date(),
        perPersonAmount: z.int().describe('Minor units of one person, of the cheapest offer'),
      }),
    )
    .describe('Days of departure with an offer'),
});
export type PriceCalendar = z.infer<typeof priceCalendarSchema>;
