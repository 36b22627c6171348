import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { Icon } from '../../design/pictures/icon.tsx';
import { formatRating } from '../../domain/words/format-rating.ts';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import type { ComparedHotel } from './compared-hotel.ts';
import { CancellationCell, CurrentPrice, PriceChangeCell, TripCell } from './comparison-cells.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import styles from './favorites-page.module.css';
import { listDistinguishingAttributes } from './list-distinguishing-attributes.ts';

export interface ComparisonTableProps {
  readonly hotels: readonly ComparedHotel[];
  /** Undefined for another visitor's list. */
  readonly onRemove: ((hotelId: number) => void) | undefined;
}

/** Fewer leave a column of a wide window empty: it leads to further hotels. */
const fewHotels = 3;

/** Saved hotels side by side: a column for each, a row for each fact. */
export function ComparisonTable({ hotels, onRemove }: ComparisonTableProps) {
  const texts = useTexts();
  const link = useLink();
  const { brand, language } = useVisit();
  const attributes = listDistinguishingAttributes(hotels);

  return (
    <>
      {hotels.length > 2 ? (
        <p className={styles.swipe}>{texts('comparison.swipe', { n: hotels.length })}</p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={texts('favorites.compare')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {hotels.map((hotel) => (
                <th key={hotel.id} scope="col" className={styles.hotel}>
                  <ComparisonHead
                    hotel={hotel}
                    onRemove={onRemove === undefined ? undefined : () => onRemove(hotel.id)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              label={texts('comparison.price')}
              hotels={hotels}
              show={(hotel) => <CurrentPrice hotel={hotel} />}
            />
            <Row
              label={texts('comparison.change')}
              hotels={hotels}
              show={(hotel) => <PriceChangeCell hotel={hotel} />}
            />
            <Row
              label={texts('comparison.trip')}
              hotels={hotels}
              show={(hotel) => <TripCell hotel={hotel} />}
            />
            <Row
              label={texts('comparison.board')}
              hotels={hotels}
              show={({ offer }) => (offer === null ? '–' : texts(`board.${offer.board}`))}
            />
            <Row
              label={texts('comparison.cancellation')}
              hotels={hotels}
              show={(hotel) => <CancellationCell hotel={hotel} />}
            />
            {brand.flags.hotelRating ? (
              <Row
                label={texts('comparison.rating')}
                hotels={hotels}
                show={({ rating }) =>
                  rating === null
                    ? '–'
                    : texts('hotel.ratingLabel', { rating: formatRating(rating, language) })
                }
              />
            ) : null}
            {attributes.map((attribute) => (
              <Row
                key={attribute}
                label={texts(`attribute.${attribute}`)}
                hotels={hotels}
                show={(hotel) =>
                  texts(hotel.attributes.includes(attribute) ? 'comparison.yes' : 'comparison.no')
                }
              />
            ))}
          </tbody>
        </table>
        {hotels.length < fewHotels && onRemove !== undefined ? (
          <a href={link('all_destinations')} className={styles.another}>
            <Icon icon={Heart} />
            {texts('comparison.another')}
          </a>
        ) : null}
      </section>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly hotels: readonly ComparedHotel[];
  readonly show: (hotel: ComparedHotel) => ReactNode;
}

function Row({ label, hotels, show }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      {hotels.map((hotel) => (
        <td key={hotel.id}>{show(hotel)}</td>
      ))}
    </tr>
  );
}
