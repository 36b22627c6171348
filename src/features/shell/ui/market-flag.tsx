import type { MarketCode } from '../../../domain/places/market.ts';
import styles from './market-flag.module.css';

/** Decorative: the name of the country is next to it. Loads only when the flyout shows it. */
export function MarketFlag({ market }: { market: MarketCode }) {
  return <span className={styles.flag} data-market={market} />;
}
