import { describe, expect, it } from 'vitest';
import type { ExchangeRates } from '../../domain/money/exchange-rates.ts';
import type { ExchangeRatesPort } from './exchange-rates-port.ts';

/** An adapter with its source, which a test can change. */
export interface RatesUnderTest {
  readonly port: ExchangeRatesPort;
  /** Makes the source say these rates, or nothing. */
  publish(rates: (Pick<ExchangeRates, 'day' | 'rates'> & { readonly base: 'EUR' }) | null): Promise<void>;
  /** Makes the source say something that is no rates. */
  spoil(): Promise<void>;
}

const friday = { day: '2026-11-27', base: 'EUR', rates: { CHF: '0.9342', JPY: '171.23' } } as const;

/** Contract of every source of rates of exchange. */
export function proveExchangeRates(under: () => RatesUnderTest): void {
  describe('exchange rates', () => {
    it('reads day, base and every rate to the last digit', async () => {
      await under().publish(friday);
      expect(await under().port.read()).toEqual({ outcome: 'read', rates: friday });
    });

    it('reads what was published since', async () => {
      await under().publish(friday);
      await under().port.read();
      const monday = { ...friday, day: '2026-11-30', rates: { CHF: '0.93' } };
      await under().publish(monday);
      expect(await under().port.read()).toEqual({ outcome: 'read', rates: monday });
    });

    it('does not know where the source has nothing', async () => {
      await under().publish(null);
      expect(await under().port.read()).toEqual({ outcome: 'unknown', reason: 'no-answer' });
    });

    it('does not know where the source says something else', async () => {
      await under().spoil();
      expect(await under().port.read()).toEqual({ outcome: 'unknown', reason: 'unreadable' });
    });

    it.each(['0', '-0.9', '0,93', 'NaN', ''])('takes no rate of %j', async (rate) => {
      await under().publish({ ...friday, rates: { CHF: rate } });
      expect(await under().port.read()).toEqual({ outcome: 'unknown', reason: 'unreadable' });
    });
  });
}
