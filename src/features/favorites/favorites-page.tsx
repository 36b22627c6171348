import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { Stars } from '../../design/pictures/stars.tsx';
import { Price } from '../../design/price.tsx';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { type HotelAttribute, hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import { formatRating } from '../../domain/words/format-rating.ts';
import { homeDeparture } from '../../site/depart-from-home.ts';
import { moveTo } from '../../site/move-to.ts';
import { useShownMoney } from '../../site/use-shown-money.ts';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import { removeFavorite } from './favorites-calls.ts';
import styles from './favorites-page.module.css';
import { HotelPlaceholders } from './hotel-placeholders.tsx';
import { ShareButton } from './share-button.tsx';

/** A saved hotel in a column of the comparison. Amounts are minor units of the charged currency. */
export interface ComparedHotel {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  /** Stars, 0 without. */
  readonly category: number;
  /** Out of 6; null while unrated. */
  readonly rating: number | null;
  readonly scene: string;
  /** Its page with the search and the offer. */
  readonly path: string;
  readonly attributes: readonly HotelAttribute[];
  /** True while the saved offer is still for sale; otherwise today's cheapest offer replaces it. */
  readonly isSameOffer: boolean;
  /** Change of the total since the shopper saved the hotel; null when unknown. */
  readonly change: number | null;
  readonly offer: {
    readonly perPerson: number;
    readonly total: number;
    readonly currency: CurrencyCode;
    readonly nights: number;
    /** `YYYY-MM-DD` */
    readonly departure: string;
    /** Airport of departure; null without flights. */
    readonly from: string | null;
    readonly flightMinutes: number | null;
    readonly stops: number | null;
  } | null;
}

export interface FavoritesPageProps {
  /** The visitor's own list, which can be changed. */
  readonly isOwn: boolean;
  /** Path that shares the list read-only; null until the shopper has saved a hotel. */
  readonly sharePath: string | null;
  readonly hotels: readonly ComparedHotel[];
  /** Ids of the shopper's saved hotels that are no longer for sale. */
  readonly gone: readonly number[];
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly favorites: FavoritesPageProps;
  }
}

/** Compares saved hotels: the current price of each, what has changed since, and its attributes (FAV-007). */
export default function FavoritesPage({ isOwn, sharePath, hotels, gone }: FavoritesPageProps) {
  const texts = useTexts();
  const link = useLink();
  const { brand } = useVisit();
  const { hasFailed, remove } = useRemoval();
  return (
    <div className={styles.favorites}>
      <header className={styles.head}>
        <h1>{texts(isOwn ? 'comparison.title' : 'comparison.sharedTitle')}</h1>
        {isOwn && sharePath !== null && hotels.length > 0 ? <ShareButton path={sharePath} /> : null}
      </header>
      {hasFailed ? <Notice kind="error">{texts('favorites.failed')}</Notice> : null}
      {gone.length > 0 ? (
        <Notice
          action={
            <Button look="secondary" data-needs-script="" onClick={() => void remove(gone)}>
              {texts('comparison.removeGone')}
            </Button>
          }
        >
          {texts('comparison.gone', { n: gone.length })}
        </Notice>
      ) : null}
      {hotels.length === 0 ? (
        <div className={styles.empty}>
          <div className={styles.emptyList}>
            <p>{texts('comparison.empty')}</p>
            <Button href={link('all_destinations', undefined, { airports: homeDeparture(brand.market) })}>
              {texts('comparison.discover')}
            </Button>
          </div>
          <HotelPlaceholders />
        </div>
      ) : (
        <Comparison hotels={hotels} onRemove={isOwn ? (id) => void remove([id]) : undefined} />
      )}
    </div>
  );
}

/** Removes hotels from the list, then loads the page again. */
function useRemoval() {
  const link = useLink();
  const { locale } = useVisit();
  const [hasFailed, setHasFailed] = useState(false);

  async function remove(hotelIds: readonly number[]): Promise<void> {
    try {
      await Promise.all(hotelIds.map((hotelId) => removeFavorite(locale, hotelId)));
      moveTo(link('favorites'), { replaces: true, keepsPlace: true });
    } catch {
      setHasFailed(true);
    }
  }
  return { hasFailed, remove };
}

interface ComparisonProps {
  readonly hotels: readonly ComparedHotel[];
  /** Undefined for another visitor's list. */
  readonly onRemove: ((hotelId: number) => void) | undefined;
}

function Comparison({ hotels, onRemove }: ComparisonProps) {
  const texts = useTexts();
  const { brand, language } = useVisit();
  const attributes = listDistinguishingAttributes(hotels);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={texts('favorites.compare')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {hotels.map((hotel) => (
                <th key={hotel.id} scope="col" className={styles.hotel}>
                  <HotelHead
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
              show={(hotel) => <PriceNow hotel={hotel} />}
            />
            <Row
              label={texts('comparison.change')}
              hotels={hotels}
              show={(hotel) => <Change hotel={hotel} />}
            />
            <Row label={texts('comparison.trip')} hotels={hotels} show={(hotel) => <Trip hotel={hotel} />} />
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
      </section>
    </>
  );
}

/**
 * Attributes in which the hotels differ, in the order of the filters: those that all or none have do not help to
 * choose.
 */
export function listDistinguishingAttributes(hotels: readonly ComparedHotel[]): HotelAttribute[] {
  return hotelAttributes.filter((attribute) => {
    const count = hotels.filter(({ attributes }) => attributes.includes(attribute)).length;
    return count > 0 && (hotels.length === 1 || count < hotels.length);
  });
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

function HotelHead({
  hotel,
  onRemove,
}: {
  readonly hotel: ComparedHotel;
  readonly onRemove: (() => void) | undefined;
}) {
  const texts = useTexts();
  return (
    <div className={styles.card}>
      <Picture
        scene={hotel.scene}
        alt=""
        variants={IMAGE_SIZES.offerTeaser}
        sizes="18rem"
        className={styles.picture}
      />
      <a href={hotel.path} className={styles.name}>
        {hotel.name}
      </a>
      <span className={styles.place}>
        <Stars category={hotel.category} label={(stars) => texts('hotel.starsLabel', { stars })} />{' '}
        {hotel.place}
      </span>
      {onRemove === undefined ? null : (
        <button
          type="button"
          data-needs-script=""
          className={styles.remove}
          aria-label={texts('comparison.remove', { name: hotel.name })}
          onClick={onRemove}
        >
          <Icon icon={X} />
        </button>
      )}
    </div>
  );
}

function PriceNow({ hotel: { offer, isSameOffer } }: { readonly hotel: ComparedHotel }) {
  const texts = useTexts();
  const show = useShownMoney();
  if (offer === null) return <span className={styles.muted}>{texts('comparison.soldOut')}</span>;
  return (
    <>
      <Price
        price={show(offer.perPerson, offer.currency)}
        after={texts('comparison.perPerson')}
        size="large"
      />
      <span className={styles.muted}>
        {texts('comparison.total', { price: formatPrice(show(offer.total, offer.currency)) })}
      </span>
      {isSameOffer ? null : <span className={styles.muted}>{texts('comparison.otherOffer')}</span>}
    </>
  );
}

function Change({ hotel: { change, offer } }: { readonly hotel: ComparedHotel }) {
  const texts = useTexts();
  const show = useShownMoney();
  if (change === null || offer === null) return <>–</>;
  if (change === 0) return <>{texts('comparison.same')}</>;
  const price = formatPrice(show(Math.abs(change), offer.currency));
  return <>{texts(change < 0 ? 'comparison.cheaper' : 'comparison.dearer', { price })}</>;
}

function Trip({ hotel: { offer } }: { readonly hotel: ComparedHotel }) {
  const texts = useTexts();
  const { language } = useVisit();
  if (offer === null) return <>–</>;
  return (
    <>
      {formatDate(requireDay(offer.departure), language)}, {texts('comparison.nights', { n: offer.nights })}
      <span className={styles.muted}>
        {offer.from === null
          ? texts('comparison.hotelOnly')
          : texts('comparison.flight', { from: offer.from })}
        {offer.stops === null ? '' : `, ${texts('comparison.stops', { n: offer.stops })}`}
      </span>
    </>
  );
}
