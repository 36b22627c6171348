import { Button } from '../../../design/controls/button.tsx';
import { Price } from '../../../design/price.tsx';
import type { Money } from '../../../domain/money/money.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { withShownPrice } from '../../../site/shown-price.ts';
import { useLink } from '../../../site/visit-context.tsx';
import { formatDuration } from '../../../trip-search/address/to-search-params.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import styles from './empty-results.module.css';
import { type FilterContext, formatFilter } from './filters/format-filter.ts';
import { listFilterValues, setFilter } from './list/filter-params.ts';
import type { ZeroResultSuggestions } from './list/results-page-props.ts';

export interface EmptyResultsProps {
  readonly zeroResultSuggestions: ZeroResultSuggestions;
  readonly params: SearchParams;
  readonly context: FilterContext;
  /** An amount in minor units of the charged currency as the visitor wants to see it. */
  readonly show: (amount: number) => Money;
}

/** A list without hotels: why, and what would have some (LIST-024). */
export function EmptyResults({ zeroResultSuggestions, params, context, show }: EmptyResultsProps) {
  const link = useLink();
  const { texts } = context;
  const { dates, withoutFilter, ofAnyLength, hotel, isShopEmpty } = zeroResultSuggestions;
  const anyTime = {
    ...params,
    departureDate: undefined,
    returnDate: undefined,
    exact: undefined,
    page: undefined,
  };
  if (isShopEmpty === true) {
    return (
      <div className={styles.empty}>
        <h2>{texts('results.shopEmptyTitle')}</h2>
        <p className={styles.hint}>{texts('results.shopEmptyText')}</p>
      </div>
    );
  }
  const hasDates = params.departureDate !== undefined || params.returnDate !== undefined;
  return (
    <div className={styles.empty}>
      <h2>{texts(withoutFilter.length > 0 ? 'results.emptyFilters' : 'results.emptyDates')}</h2>
      <p className={styles.hint}>{texts('results.emptyHint')}</p>
      <WithoutFilter withoutFilter={withoutFilter} params={params} context={context} />
      {dates.length > 0 ? <NearbyDates dates={dates} context={context} show={show} /> : null}
      <p className={styles.more}>
        {ofAnyLength > 0 ? (
          <Button
            look="quiet"
            href={link('resultlist', {}, { ...params, duration: formatDuration(null), page: undefined })}
            data-move="list"
          >
            {texts('results.toAnyLength', { n: ofAnyLength })}
          </Button>
        ) : null}
        {hasDates ? (
          <Button look="quiet" href={link('resultlist', {}, anyTime)} data-move="list">
            {texts('results.toAnyTime')}
          </Button>
        ) : null}
        {hotel === null ? null : (
          <Button look="quiet" href={hotel.path}>
            {texts('results.toHotel', { hotel: hotel.name })}
          </Button>
        )}
      </p>
    </div>
  );
}

function NearbyDates({
  dates,
  context,
  show,
}: Pick<EmptyResultsProps, 'context' | 'show'> & Pick<ZeroResultSuggestions, 'dates'>) {
  const link = useLink();
  const { texts, language, currency } = context;
  return (
    <>
      <h3>{texts('results.nearby')}</h3>
      <ul className={styles.dates}>
        {dates.map(({ from, to, nights, perPerson, total, isCheapest, params }) => (
          <li key={from}>
            <a
              href={withShownPrice(link('resultlist', {}, params), total, currency)}
              className={styles.date}
              data-move="list"
            >
              <strong className={styles.days}>
                <span>{`${formatDate(from, language, 'short')} –`}</span>{' '}
                <span>{formatDate(to, language)}</span>
              </strong>
              <span>{texts('results.nights', { n: nights })}</span>
              <Price price={show(perPerson)} before={texts('results.from')} />
              {isCheapest ? <span className={styles.tag}>{texts('results.cheapestNearby')}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type WithoutFilterProps = Pick<EmptyResultsProps, 'params' | 'context'> &
  Pick<ZeroResultSuggestions, 'withoutFilter'>;

function WithoutFilter({ withoutFilter, params, context }: WithoutFilterProps) {
  const link = useLink();
  const { texts } = context;
  if (withoutFilter.length === 0) return null;
  return (
    <>
      <h3>{texts('results.dropFilters')}</h3>
      <ul className={styles.filters}>
        {withoutFilter.map(({ name, hotels }) => {
          const values = listFilterValues(params, name).map((value) =>
            formatFilter({ name, value }, context),
          );
          return (
            <li key={name}>
              <a href={link('resultlist', {}, setFilter(params, name, ''))} data-move="list">
                {texts('results.without', { filter: values.join(', ') })}
              </a>{' '}
              <span>{texts('results.hotels', { n: hotels })}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
