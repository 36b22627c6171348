import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { canToggleViewMode, chooseViewMode } from '../../../../trip-search/address/view-mode.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { DatesData } from '../choice/dates-data.ts';
import { OpeningSection } from '../choice/opening-section.tsx';
import { pathOf } from '../model/cascade-path.ts';
import styles from './dates-panel.module.css';
import { requireDatesPart } from './dates-parts.ts';
import { ViewModeSwitch } from './view-mode-switch.tsx';
import { widenSearch } from './widen-search.ts';

const datesId = 'customize-dates';

export interface DatesPanelProps {
  readonly hotelId: number;
  /** The search as understood. */
  readonly params: SearchParams;
  /** The offer shown; without one there are no other dates either. */
  readonly offer: DetailedOffer | null;
  readonly dates: DatesData;
  /** Where the site sells, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * 'Customize your dates' (HOTEL-010, HOTEL-012): other lengths of stay, airports and days, as a cascade or as a price
 * calendar, in a brand with neither as a plain list (HOTEL-041). Who asked for one of them by its address finds it open.
 */
export function DatesPanel({ hotelId, params, offer, dates, today }: DatesPanelProps) {
  const texts = useTexts();
  const { brand } = useVisit();
  const mode = chooseViewMode(dates.viewMode, brand.flags);
  if (offer === null) return null;
  const isOpenedByAddress = dates.viewMode === mode;
  const DatesPart = requireDatesPart(mode ?? 'plain');
  const datesParams = dates.isWidened ? widenSearch(params) : params;
  return (
    <OpeningSection
      id={datesId}
      title={texts('dates.title')}
      summary={<ChosenDates offer={offer} />}
      startsOpen={isOpenedByAddress ? { mobile: true, desktop: true } : brand.startsOpen.cascade}
      opensLabel={texts('dates.open')}
      closesLabel={texts('dates.close')}
    >
      <div className={styles.dates}>
        {mode !== null && canToggleViewMode(brand.flags) ? (
          <ViewModeSwitch
            mode={mode}
            datesId={datesId}
            offer={{ id: offer.id, total: offer.price.totalAmount, currency: offer.price.currency }}
          />
        ) : null}
        <DatesPart hotelId={hotelId} offer={offer} dates={dates} today={today} params={datesParams} />
      </div>
    </OpeningSection>
  );
}

/** From the day of departure to the day of return, as the flights go. */
function ChosenDates({ offer }: { readonly offer: DetailedOffer }) {
  const texts = useTexts();
  const { language } = useVisit();
  return texts('dates.chosen', {
    from: formatDate(requireDay(pathOf(offer).dates), language, 'short'),
    to: formatDate(requireDay(offer.returnFlight?.departureDate ?? offer.checkOut), language),
    nights: offer.lengthOfStay,
  });
}
