import flagAt from 'flag-icons/flags/4x3/at.svg?url';
import flagCh from 'flag-icons/flags/4x3/ch.svg?url';
import flagDe from 'flag-icons/flags/4x3/de.svg?url';
import flagGb from 'flag-icons/flags/4x3/gb.svg?url';
import flagIe from 'flag-icons/flags/4x3/ie.svg?url';
import flagIt from 'flag-icons/flags/4x3/it.svg?url';
import type { MarketCode } from '../../../domain/places/market.ts';
// The civil flag: the one with the coat of arms weighs 80 kB and says no more at this size.
import flagEs from './flag-es.svg?url';
import styles from './market-flag.module.css';

const flags: Readonly<Record<MarketCode, string>> = {
  de: flagDe,
  at: flagAt,
  ch: flagCh,
  gb: flagGb,
  ie: flagIe,
  it: flagIt,
  es: flagEs,
};

/** Decorative: the name of the country is next to it. Loads only when the flyout shows it. */
export function MarketFlag({ market }: { market: MarketCode }) {
  return <img className={styles.flag} src={flags[market]} alt="" width="24" height="18" loading="lazy" />;
}
