import { formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { listMonthsAhead } from '../../../../trip-search/address/months-ahead.ts';
import { movesInPlace } from '../list/moves-in-place.ts';
import type { PlacesPageProps } from '../list/places-props.ts';
import { useGalleryLink } from '../list/use-gallery-link.ts';
import { formatMonthKey } from './format-month-key.ts';
import styles from './month-scrubber.module.css';
import { useMonthPrices } from './use-month-prices.tsx';

/**
 * The coming twelve months and any time, each with its lowest price once the page is in use; a choice asks for all prices
 * again. Links, so that it works without script.
 */
export function MonthScrubber(props: Pick<PlacesPageProps, 'mask' | 'month' | 'level' | 'theme'>) {
  const { mask, month } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const link = useGalleryLink(props);
  const isAnyTime = !mask.params.departureDate && !mask.params.returnDate && !mask.params.exact;
  const priceOf = useMonthPrices(props);
  const months = listMonthsAhead(requireDay(mask.today));
  const noExact = { exact: undefined };
  return (
    <nav className={styles.scrubber} aria-label={texts('places.months')}>
      <ul className={styles.months}>
        <li>
          <a
            {...movesInPlace}
            href={link({ ...noExact, departureDate: undefined, returnDate: undefined })}
            aria-current={isAnyTime ? 'true' : undefined}
          >
            {texts('places.anyTime')}
          </a>
        </li>
        {months.map(({ key, from, to }, at) => {
          const address = link({ ...noExact, departureDate: formatDay(from), returnDate: formatDay(to) });
          const price = priceOf(key);
          return (
            <li key={key}>
              <a
                {...movesInPlace}
                href={price?.addToLink(address) ?? address}
                aria-current={key === month ? 'true' : undefined}
              >
                <span>
                  {formatMonthKey(key, language, 'short')}
                  {at === 0 || key.endsWith('-01') ? <small> {key.slice(0, 4)}</small> : null}
                </span>
                {price?.text}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
