import { z } from 'zod';
import { CURRENCY_CODES } from '../../../../domain/money/currency.ts';

export const monthPricesSchema = z.object({
  currency: z.enum(CURRENCY_CODES),
  knownAt: z.iso
    .datetime()
    .nullable()
    .describe('When the oldest of the prices was true; null where nothing was asked'),
  source: z.enum(['index', 'supplier']).nullable().describe('Who knew them'),
  months: z.array(
    z.object({
      month: z.string().describe('YYYY-MM'),
      perPersonAmount: z
        .int()
        .nullable()
        .describe(
          'Minor units of one person, of the cheapest trip within the month; null where there is none',
        ),
      totalAmount: z.int().nullable().describe('The same of the whole party'),
    }),
  ),
});
export type MonthPrices = z.infer<typeof monthPricesSchema>;
