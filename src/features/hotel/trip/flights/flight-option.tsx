import { useSlice } from '../../../../site/client-store.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { listUnavailable, offerSlice } from '../choice/offer-slice.ts';
import { useChooseOffer } from '../choice/use-choose-offer.ts';
import { useDifference } from '../choice/use-difference.ts';
import { FlightLine } from './flight-line.tsx';
import styles from './flight-option.module.css';

export interface FlightOptionProps {
  /** Which of the offer's two flights it is about. */
  readonly leg: 'departureFlight' | 'returnFlight';
  readonly offer: DetailedOffer;
  readonly selected: DetailedOffer;
}

/** The flight back that goes with another flight there is not what was chosen, nor is the airport of either. */
const chosenBy = { departureFlight: ['outbound'], returnFlight: ['inbound'] } as const;

/** One flight to change to; pressing it makes the offer with it the selected one. */
export function FlightOption({ leg, offer, selected }: FlightOptionProps) {
  const texts = useTexts();
  const { hrefOf, followLink } = useChooseOffer();
  const unavailable = useSlice(offerSlice, listUnavailable);
  const formatDifference = useDifference(selected);
  const { departureAirport: home, arrivalAirport: away, [leg]: flight } = offer;
  if (flight === null || home === null || away === null) return null;
  const linked = { id: offer.id, total: offer.price.totalAmount, currency: offer.price.currency };
  const isSelected = isSameFlight(offer, selected, leg);
  const [from, to] = leg === 'departureFlight' ? [home, away] : [away, home];
  return (
    <a
      className={styles.option}
      href={hrefOf(linked, chosenBy[leg])}
      aria-current={isSelected ? 'true' : undefined}
      onClick={(event) => followLink(event, linked, chosenBy[leg])}
    >
      <FlightLine flight={flight} from={from} to={to} />
      <span className={styles.price}>
        {unavailable.includes(offer.id)
          ? texts('trip.unavailable')
          : isSelected
            ? texts('trip.selected')
            : formatDifference(offer.price)}
      </span>
    </a>
  );
}

/** The id of a flight is unique only among those between its two airports on its day. */
function isSameFlight(one: DetailedOffer, other: DetailedOffer, leg: FlightOptionProps['leg']): boolean {
  const formatFlightName = ({ departureAirport: home, arrivalAirport: away, [leg]: flight }: DetailedOffer) =>
    [home?.code, away?.code, flight?.departureDate, flight?.id].join();
  return formatFlightName(one) === formatFlightName(other);
}
