import { useSyncExternalStore } from 'react';
import { browserTimings } from '../../../../defaults.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { describePriceAge } from './price-age.ts';

export interface PriceAgeLineProps {
  /** When the price was true, ISO 8601. */
  readonly knownAt: string;
  readonly source: 'index' | 'supplier';
  /** Time of the page's response: the age is calculated from it until the component reads the browser's clock. */
  readonly shownAt: string;
}

/** When the price shown was true, and who said so. Grows older by itself. */
export function PriceAgeLine({ knownAt, source, shownAt }: PriceAgeLineProps) {
  const texts = useTexts();
  const at = useSyncExternalStore(
    followClock,
    () => Math.floor(Date.now() / browserTimings.priceAgeTickMs) * browserTimings.priceAgeTickMs,
    () => Date.parse(shownAt),
  );
  const { text, n } = describePriceAge(knownAt, at);
  return (
    <>
      {texts(text, { n })}
      {source === 'supplier' ? ` · ${texts('trip.bySupplier')}` : null}
    </>
  );
}

function followClock(listener: () => void): () => void {
  const timer = setInterval(listener, browserTimings.priceAgeTickMs);
  return () => clearInterval(timer);
}
