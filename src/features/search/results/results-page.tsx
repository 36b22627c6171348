import MapIcon from 'lucide-react/icons/map';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { listLengths } from '../../../defaults.ts';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { formatFullPrice } from '../../../domain/money/format-full-price.ts';
import { CachedMarkup } from '../../../site/cached-markup.tsx';
import { KnownAt } from '../../../site/prices/known-at.tsx';
import { useShownMoney } from '../../../site/prices/use-shown-money.ts';
import { PriceAlertLink } from '../../../site/sharing/price-alert-link.tsx';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { usePageParts } from '../../../trip-search/page-parts.tsx';
import { LowestPriceNotice } from '../lowest-price-notice.tsx';
import { SearchMask } from '../mask/search-mask.tsx';
import type { CardSurroundings } from './cards/card-surroundings.ts';
import { EmptyResults } from './empty-results.tsx';
import { FilterChips, resultCountId } from './filters/filter-chips.tsx';
import { FilterPanel, filterPanelId } from './filters/filter-panel.tsx';
import type { FilterContext } from './filters/format-filter.ts';
import { followInPlace } from './follow-in-place.ts';
import { HotelList } from './hotel-list.tsx';
import { listActiveFilters } from './list/filter-params.ts';
import type { ResultsPageProps } from './list/results-page-props.ts';
import { PageLinks } from './page-links.tsx';
import styles from './results-page.module.css';
import { SortLinks } from './sort-links.tsx';

const mapPanelId = 'results-map';

/** Where the list begins: the skip links of the page and of its filters lead there. */
const resultsId = 'results';

/** The result list (LIST-001 to LIST-024): mask, filters, hotels, map. The address is the search; all links work without script. */
export default function ResultsPage(props: ResultsPageProps) {
  const { mask, total, page, pages, hotels, filters, zeroResultSuggestions, currency } = props;
  const texts = useTexts();
  const { language, brand } = useVisit();
  const { flags } = brand;
  const { params } = mask;
  const context: FilterContext = { texts, language, currency, airlines: filters.airlines };
  const surroundings = useSurroundings(props, context);
  const isPastEnd = total > 0 && page > pages;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by Enter is a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <div onClick={followInPlace}>
      <div className={styles.mask}>
        <CachedMarkup part="mask" shows={[mask]}>
          <SearchMask {...mask} />
        </CachedMarkup>
      </div>
      <div className={zeroResultSuggestions === null ? styles.page : `${styles.page} ${styles.withoutMap}`}>
        <Head {...props} />
        <div className={styles.rail}>
          <a className="skip-link" href={`#${resultsId}`}>
            {texts('frame.skipToResults')}
          </a>
          <CachedMarkup part="filters of a list" shows={[params, filters, total, currency]}>
            <FilterPanel
              params={params}
              filters={filters}
              context={context}
              total={total}
              isHotelOnly={params.hotelOnly === '1'}
            />
          </CachedMarkup>
        </div>
        <div className={styles.results}>
          <Toolbar params={params} context={context} hasHotels={total > 0} hasMap={hotels.length > 0} />
          <div id={resultsId} tabIndex={-1} data-skip-target="" className={styles.list}>
            {zeroResultSuggestions === null ? null : (
              <EmptyResults
                zeroResultSuggestions={zeroResultSuggestions}
                params={params}
                context={context}
                show={surroundings.show}
              />
            )}
            {isPastEnd ? <PastEnd params={params} pages={pages} /> : null}
            <CachedMarkup
              part="hotels of a list"
              shows={[hotels, surroundings.query, surroundings.travellers, currency, page]}
            >
              <HotelList
                hotels={hotels}
                surroundings={surroundings}
                params={params}
                currency={currency}
                first={(page - 1) * listLengths.hotelsPerPage}
              />
            </CachedMarkup>
          </div>
          {isPastEnd ? null : <PageLinks params={params} page={page} pages={pages} />}
          <PriceAlertLink query={{ ...params, sort: undefined, page: undefined }} className={styles.alert} />
          {hotels.length > 0 && flags.hotelRating ? (
            <p className={styles.legend}>{texts('results.legend')}</p>
          ) : null}
          {total > 0 ? <KnownAt moment={props.knownAt} className={styles.priceAge} /> : null}
        </div>
        <MapPanel params={params} hotels={hotels} />
      </div>
    </div>
  );
}

function useSurroundings(
  { mask, travellers, currency }: ResultsPageProps,
  context: FilterContext,
): CardSurroundings {
  const visit = useVisit();
  const link = useLink();
  const showMoney = useShownMoney();
  const [, query = ''] = link('resultlist', {}, { ...mask.params, page: undefined }).split('?');
  return {
    texts: context.texts,
    visit,
    travellers,
    currency,
    baggage: mask.params.baggage ?? '',
    show: (amount) => showMoney(amount, currency),
    query: query === '' ? '' : `${query}&`,
  };
}

function Head({ place, total, lowest, trip, notes, priceChange, currency }: ResultsPageProps) {
  const texts = useTexts();
  const show = useShownMoney();
  return (
    <header className={styles.head}>
      <h1>{place === '' ? texts('mask.anywhere') : place}</h1>
      <p className={styles.trip}>
        <strong id={resultCountId} role="status" tabIndex={-1}>
          {texts('results.hotels', { n: total })}
        </strong>{' '}
        {lowest === null ? null : (
          <strong>{`· ${texts('results.from')} ${formatFullPrice(show(lowest, currency))}`}</strong>
        )}{' '}
        <span>{trip}</span>
      </p>
      {priceChange === null ? null : <LowestPriceNotice change={priceChange} currency={currency} />}
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
    </header>
  );
}

interface ToolbarProps {
  readonly params: SearchParams;
  readonly context: FilterContext;
  /** There is a list to order, on whichever page of it. */
  readonly hasHotels: boolean;
  /** There is a map to open: past the end of the list there is none. */
  readonly hasMap: boolean;
}

/** What is filtered by and the order of the list; on narrower windows also what opens filters and map. */
function Toolbar({ params, context, hasHotels, hasMap }: ToolbarProps) {
  const { texts } = context;
  const active = listActiveFilters(params).length;
  return (
    <div className={styles.toolbar}>
      <button
        type="button"
        popoverTarget={filterPanelId}
        className={`${styles.opener} ${styles.filterOpener}`}
      >
        <Icon icon={SlidersHorizontal} />
        {texts('results.filters')}
        {active > 0 ? <span className={styles.active}>{active}</span> : null}
      </button>
      {hasMap ? (
        <button type="button" popoverTarget={mapPanelId} className={`${styles.opener} ${styles.mapOpener}`}>
          <Icon icon={MapIcon} />
          {texts('results.map')}
        </button>
      ) : null}
      <FilterChips params={params} context={context} />
      {hasHotels ? <SortLinks params={params} /> : null}
    </div>
  );
}

function PastEnd({ params, pages }: { readonly params: SearchParams; readonly pages: number }) {
  const texts = useTexts();
  const link = useLink();
  const last = link('resultlist', {}, { ...params, page: pages === 1 ? undefined : pages });
  return (
    <Notice
      action={
        <a href={last} data-move="list">
          {texts('results.toLastPage')}
        </a>
      }
    >
      {texts('results.pastEnd', { pages })}
    </Notice>
  );
}

/** The map next to the list, on narrower windows a panel over it (LIST-023). */
function MapPanel({ params, hotels }: Pick<ResultsPageProps, 'hotels'> & { readonly params: SearchParams }) {
  const { ResultsMap } = usePageParts();
  const texts = useTexts();
  if (hotels.length === 0) return null;
  return (
    <aside
      id={mapPanelId}
      popover="auto"
      aria-label={texts('results.mapLabel')}
      className={styles.map}
      data-locks-scroll="medium"
    >
      <button
        type="button"
        popoverTarget={mapPanelId}
        popoverTargetAction="hide"
        aria-label={texts('results.close')}
        className={styles.close}
      >
        <Icon icon={X} size={24} />
      </button>
      <ResultsMap params={params} points={hotels.map(({ hotel }) => hotel.at)} />
    </aside>
  );
}
