import { Picture } from '../../../design/picture.tsx';
import { Price } from '../../../design/price.tsx';
import { SymbolRow } from '../../../design/symbol-row.tsx';
import { formatPrice } from '../../../domain/format-price.ts';
import type { Money } from '../../../domain/money.ts';
import { writeDay } from '../../../domain/write-day.ts';
import { writeRating } from '../../../domain/write-rating.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Texts } from '../../../texts/texts.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { attributeTexts } from './filters/trait-texts.ts';
import styles from './hotel-card.module.css';
import type { CardOffer, HotelCardContent } from './results-page-props.ts';

/** What all cards of a list share, looked up once for all of them. */
export interface CardSurroundings {
  readonly texts: Texts;
  readonly visit: Visit;
  /** An amount in minor units of the charged currency as the visitor wants to see it. */
  readonly show: (amount: number) => Money;
  readonly travellers: number;
  /** Query of the search, which the links to hotels carry. */
  readonly query: string;
}

export interface HotelCardProps {
  readonly hotel: HotelCardContent;
  /** Belongs to the first view. */
  readonly isFirst: boolean;
  readonly surroundings: CardSurroundings;
}

/** One list for all cards: the files of a picture are remembered by it. */
const pictureSizes = ['420x300'] as const;

/** A hotel of the list with its cheapest offer (LIST-014 to LIST-022); all of the card leads to its page. */
export function HotelCard({ hotel, isFirst, surroundings }: HotelCardProps) {
  const { visit, query } = surroundings;
  const { id, name, offer } = hotel;
  return (
    <li className={styles.card} data-hotel={id}>
      <Picture
        scene={hotel.scene}
        alt=""
        variants={pictureSizes}
        sizes="(max-width: 767px) 100vw, 17rem"
        priority={isFirst}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={`${hotel.path}?${query}offer=${offer.id}`}>{name}</a>
        </h2>
        <p className={styles.place}>{hotel.place}</p>
        <Ratings hotel={hotel} surroundings={surroundings} />
        <Included hotel={hotel} surroundings={surroundings} />
      </div>
      <Cost offer={offer} surroundings={surroundings} />
      {visit.brand.flags.favorites ? (
        <FavoriteButton
          hotelId={id}
          hotelName={name}
          shown={{ offerId: offer.id, totalAmount: offer.total }}
          className={styles.favorite}
        />
      ) : null}
    </li>
  );
}

type PartProps = Pick<HotelCardProps, 'hotel' | 'surroundings'>;

/** Category in stars, and where the brand shows them the guests' ratings in suns (LIST-015, LIST-018, FLAG-009). */
function Ratings({ hotel: { stars, rating, reviews }, surroundings: { texts, visit } }: PartProps) {
  const words = texts('results.rating', { rating: writeRating(rating / 10, visit.language) });
  const isRated = rating > 0;
  return (
    <p className={styles.ratings}>
      {stars > 0 ? (
        <SymbolRow symbol="star" value={stars} label={texts('results.stars', { n: stars })} />
      ) : null}
      {visit.brand.flags.hotelRating && isRated ? (
        <>
          <SymbolRow symbol="sun" value={rating / 10} of={6} label={words} />
          <strong aria-hidden="true">{writeRating(rating / 10, visit.language)}</strong>
          <span>{texts('results.reviews', { n: reviews })}</span>
        </>
      ) : null}
      {visit.brand.flags.hotelRating && !isRated ? <span>{texts('results.unrated')}</span> : null}
    </p>
  );
}

function Included({ hotel: { offer, highlights }, surroundings: { texts, visit } }: PartProps) {
  const { nights, board, from, to, airport } = offer;
  const { language } = visit;
  const included = [
    texts('results.nights', { n: nights }),
    board === 'room_only' ? null : texts(`board.${board}`),
    airport === null ? texts('results.withoutFlight') : texts('results.flightFrom', { airport }),
  ];
  return (
    <>
      <p className={styles.trip}>
        {included.filter((part) => part !== null).join(' · ')}
        <br />
        <span>{writeDay(from, language, 'short')} –</span> <span>{writeDay(to, language, 'short')}</span>
      </p>
      {highlights.length > 0 ? (
        <p className={styles.highlights}>
          {highlights.map((attribute) => texts(attributeTexts[attribute])).join(' · ')}
        </p>
      ) : null}
    </>
  );
}

function Cost({ offer, surroundings }: { offer: CardOffer; surroundings: CardSurroundings }) {
  const { texts, show, travellers } = surroundings;
  const total = formatPrice(show(offer.total));
  return (
    <p className={styles.cost}>
      <Price price={show(offer.perPerson)} before={texts('results.from')} size="large" />
      <span className={styles.total}>{texts('results.total', { price: total, n: travellers })}</span>
    </p>
  );
}
