import { Suspense } from 'react';
import { lazyPart } from '../../../../design/feedback/lazy-part.tsx';
import { IllustrationMark } from '../../../../design/pictures/illustration-mark.tsx';
import { Picture } from '../../../../design/pictures/picture.tsx';
import { SymbolRow } from '../../../../design/pictures/symbol-row.tsx';
import { Price } from '../../../../design/price.tsx';
import { isFarRide, type TransferRide } from '../../../../domain/extras/transfer-ride.ts';
import { formatFullPrice } from '../../../../domain/money/format-full-price.ts';
import { LIST_PICTURE_SIZE } from '../../../../domain/pictures/image-size.ts';
import { findNightFlights, type NightFlights } from '../../../../domain/search/night-flights.ts';
import type { FlightTimes } from '../../../../domain/search/offer-query.ts';
import { formatClock } from '../../../../domain/words/format-clock.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { formatDistance } from '../../../../domain/words/format-distance.ts';
import { formatFlightTime } from '../../../../domain/words/format-flight-time.ts';
import { formatRating } from '../../../../domain/words/format-rating.ts';
import type { Language } from '../../../../domain/words/language.ts';
import { CachedMarkup } from '../../../../site/cached-markup.tsx';
import { useStruckPrice } from '../../../../site/prices/use-struck-price.ts';
import { toShownPrice } from '../../../../site/shown-price.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { usePageParts } from '../../../../trip-search/page-parts.tsx';
import { attributeTexts } from '../filters/trait-texts.ts';
import type { CardOffer, HotelCardContent, ListedHotel } from '../list/results-page-props.ts';
import type { CardSurroundings } from './card-surroundings.ts';
import styles from './hotel-offer-card.module.css';
import { WhyHere } from './why-here.tsx';

/** Loaded when a shopper turns to the first card. */
const CardPictures = lazyPart(
  () => import('../pictures/card-pictures.tsx'),
  () => null,
);

export interface HotelOfferCardProps {
  readonly content: HotelCardContent;
  /** Belongs to the first view. */
  readonly isFirst: boolean;
  /** Where its pictures begin once a shopper has turned to it; until then it has the one. */
  readonly activeAt?: 0 | 1 | undefined;
  /** What one person paid before, in minor units of the currency charged; absent where it was no more, and until it is known. */
  readonly formerPerPerson?: number | undefined;
  readonly surroundings: CardSurroundings;
}

const pictureSizes = [LIST_PICTURE_SIZE] as const;

/** A hotel of the list with its cheapest offer (LIST-014 to LIST-022); all of the card leads to its page. */
export function HotelOfferCard({
  content,
  isFirst,
  activeAt,
  formerPerPerson,
  surroundings,
}: HotelOfferCardProps) {
  const { hotel, offer } = content;
  const shown = toShownPrice(offer.total, surroundings.currency);
  const href = `${hotel.path}?${surroundings.query}offer=${offer.id}&${shown}`;
  return (
    <li className={styles.card} data-hotel={hotel.id} data-one-picture={hotel.hasOnePicture}>
      <Picture
        scene={hotel.scene}
        alt=""
        variants={pictureSizes}
        sizes="(max-width: 767px) 100vw, 17rem"
        priority={isFirst}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <a href={href}>{hotel.name}</a>
        </h2>
        <CachedMarkup part="hotel of a card" shows={[hotel]}>
          <About hotel={hotel} surroundings={surroundings} />
        </CachedMarkup>
        <Included content={content} surroundings={surroundings} />
        {offer.why === undefined ? null : (
          <WhyHere content={content} why={offer.why} surroundings={surroundings} />
        )}
      </div>
      <Cost offer={offer} formerPerPerson={formerPerPerson} surroundings={surroundings} />
      {activeAt === undefined ? null : (
        <div className={`${styles.picture} ${styles.pictures}`}>
          <Suspense>
            <CardPictures hotel={hotel} href={href} startsAt={activeAt} />
          </Suspense>
        </div>
      )}
      <IllustrationMark scene={hotel.scene} isOfHotel className={styles.mark} />
      <Favorite content={content} surroundings={surroundings} />
    </li>
  );
}

interface AboutProps {
  readonly hotel: ListedHotel;
  readonly surroundings: CardSurroundings;
}

/** Place, category in stars, and where the brand shows them the guests' ratings in suns (LIST-015, LIST-018, FLAG-009). */
function About({ hotel, surroundings: { texts, visit } }: AboutProps) {
  const { stars, rating, reviews } = hotel;
  const words = formatRating(rating / 10, visit.language);
  const showsRating = visit.brand.flags.hotelRating;
  return (
    <>
      <p className={styles.place}>{listPlace(hotel, texts, visit.language)}</p>
      <p className={styles.ratings}>
        {stars > 0 ? (
          <SymbolRow symbol="star" value={stars} label={texts('results.category', { n: stars })} />
        ) : null}
        {showsRating && rating > 0 ? (
          <>
            <SymbolRow
              symbol="sun"
              value={rating / 10}
              of={6}
              label={texts('results.rating', { rating: words })}
            />
            <strong aria-hidden="true">{words}</strong>
            <span>{texts('results.reviews', { n: reviews })}</span>
          </>
        ) : null}
        {showsRating && rating === 0 ? <span>{texts('results.unrated')}</span> : null}
      </p>
    </>
  );
}

/** 'Rethymno, Kreta · 250 m to the beach · 1.2 km to the centre'. */
function listPlace({ place, toBeach, toCentre }: ListedHotel, texts: Texts, language: Language): string {
  const format = (text: string, metres: number | undefined) =>
    metres === undefined
      ? []
      : [texts(text, { distance: formatDistance(metres, language) }).replaceAll(' ', '\u00a0')];
  return [place, ...format('results.toBeach', toBeach), ...format('results.toCentre', toCentre)]
    .filter((part) => part !== '')
    .join(' · ');
}

type PartProps = Pick<HotelOfferCardProps, 'content' | 'surroundings'>;

function Included({ content: { offer, highlights }, surroundings: { texts, visit, baggage } }: PartProps) {
  const {
    nights,
    board,
    boards,
    from,
    to,
    airport,
    flights,
    stops,
    transfer,
    doorToDoor,
    includesTransfer,
    freeUntil,
  } = offer;
  const { language } = visit;
  const days = to - from + 1 + Number(flights?.inbound.isOvernight ?? false);
  const night = flights && findNightFlights(flights.outbound, flights.inbound);
  const included = [
    texts('results.nights', { n: nights }),
    days > nights + 1 || night !== null ? joinDays(texts('results.days', { n: days }), night, texts) : null,
    boards === undefined ? null : texts('results.rooms', { n: boards.length }),
    [...new Set(boards ?? [board])].map((each) => texts(`board.${each}`)).join(' + '),
    airport === null ? texts('results.withoutFlight') : texts('results.flightFrom', { airport }),
  ];
  const free = [
    ...(baggage === '' || flights === null ? [] : [texts(`results.baggage.${baggage}`)]),
    ...(includesTransfer ? [texts('results.transferIncluded')] : []),
    ...(freeUntil === undefined
      ? []
      : [texts('results.freeUntil', { date: formatDate(freeUntil, language) })]),
  ];
  return (
    <>
      <p className={styles.trip}>
        {included.filter((part) => part !== null).join(' · ')}
        <br />
        <span>{`${formatDate(from, language, 'short')} –`}</span> <span>{formatDate(to, language)}</span>
      </p>
      {flights === null ? null : (
        <p className={styles.times}>
          <span>{formatLeg('results.outbound', flights.outbound, stops?.[0], texts)}</span>
          {' · '}
          <span>{formatLeg('results.inbound', flights.inbound, stops?.[1], texts)}</span>
        </p>
      )}
      {transfer === undefined ? null : (
        <p className={styles.times} data-far={isFarRide(transfer) || undefined}>
          {[formatTransfer(transfer, texts), ...formatDoorToDoor(doorToDoor, texts)].join(', ')}
        </p>
      )}
      {free.length === 0 ? null : <p className={styles.free}>{free.join(' · ')}</p>}
      {highlights.length > 0 ? (
        <p className={styles.highlights}>
          {highlights.map((attribute) => texts(attributeTexts[attribute])).join(' · ')}
        </p>
      ) : null}
    </>
  );
}

/** 'About 35 min from the airport (28 km)', with a warning where it is far. */
function formatTransfer(ride: TransferRide, texts: Texts): string {
  const way = { time: formatFlightTime(ride.minutes), km: ride.kilometres };
  return isFarRide(ride) ? texts('results.transferFar', way) : texts('results.transfer', way);
}

function formatDoorToDoor(minutes: number | undefined, texts: Texts): readonly string[] {
  return minutes === undefined ? [] : [texts('results.doorToDoor', { time: formatFlightTime(minutes) })];
}

/** '9 days, night flight home'. */
function joinDays(days: string, night: NightFlights | null, texts: Texts): string {
  return night === null ? days : `${days}, ${texts(`results.night.${night}`)}`;
}

/** 'Back 22:10–01:10 +1 day, 1 stop'. */
function formatLeg(
  way: string,
  { departure, arrival, isOvernight }: FlightTimes,
  stops: number | undefined,
  texts: Texts,
): string {
  const times = `${texts(way)} ${formatClock(departure)}–${formatClock(arrival)}`;
  const flown = isOvernight ? `${times} ${texts('results.nextDay')}` : times;
  return stops === undefined ? flown : `${flown}, ${texts('results.stops', { n: stops })}`;
}

interface CostProps extends Pick<HotelOfferCardProps, 'formerPerPerson' | 'surroundings'> {
  readonly offer: CardOffer;
}

/** The button is drawn: the link of the name covers the whole card, and a second one to the same page would be read twice. */
function Cost({ offer, formerPerPerson, surroundings }: CostProps) {
  const { texts, show, travellers, currency } = surroundings;
  const strike = useStruckPrice();
  const { publicPerPerson } = offer;
  const total = formatFullPrice(show(offer.total));
  return (
    <p className={styles.cost}>
      <Price
        price={show(offer.perPerson)}
        before={texts('results.from')}
        struck={strike(offer.perPerson, formerPerPerson, currency)}
        size="large"
      />
      {publicPerPerson === undefined ? null : (
        <span className={styles.total}>
          {texts('price.member', { price: formatFullPrice(show(publicPerPerson)) })}
        </span>
      )}
      <span className={styles.total}>{texts('results.total', { price: total, n: travellers })}</span>
      <span className={styles.action} aria-hidden="true">
        {texts('results.seeTrip')}
      </span>
    </p>
  );
}

/**
 * The server renders every heart empty, so that the page is the same for all visitors; the browser loads which are
 * full.
 */
function Favorite({ content: { hotel, offer }, surroundings: { visit } }: PartProps) {
  const { FavoriteButton } = usePageParts();
  if (!visit.brand.flags.favorites) return null;
  return (
    <FavoriteButton
      hotelId={hotel.id}
      hotelName={hotel.name}
      shown={{ offerId: offer.id, totalAmount: offer.total }}
      className={styles.favorite}
    />
  );
}
