import { rankPoints } from '../../../../defaults.ts';
import { findNightFlights } from '../../../../domain/search/night-flights.ts';
import { sumOfRank } from '../../../../domain/search/rank-offer.ts';
import type { RankParts } from '../../../../domain/search/ranking.ts';
import { formatFlightTime } from '../../../../domain/words/format-flight-time.ts';
import { formatRating } from '../../../../domain/words/format-rating.ts';
import { joinNames } from '../../../../domain/words/join-names.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { HotelCardContent } from '../list/results-page-props.ts';
import type { CardSurroundings } from './card-surroundings.ts';
import styles from './why-here.module.css';

interface WhyHereProps {
  readonly content: HotelCardContent;
  readonly why: RankParts;
  readonly surroundings: CardSurroundings;
}

/** Why a hotel has its place in a list of what is recommended (LIST-012): one sentence, and behind it the points of each part, which add up. */
export function WhyHere({ content, why, surroundings }: WhyHereProps) {
  const { texts, visit } = surroundings;
  const reasons = listReasons(content, why, surroundings);
  const sentence = reasons.flatMap(({ short }) => short ?? []);
  return (
    <details className={styles.why}>
      <summary>
        <strong>{texts('results.why')}</strong>{' '}
        {sentence.length === 0 ? null : <>{joinNames(sentence, visit.language)}. </>}
        <span>{texts('results.why.sum', { points: sumOfRank(why) })}</span>
      </summary>
      <ul>
        {reasons.map(({ name, detail, points, most }) => (
          <li key={name}>
            <span>{detail === null ? texts(name) : `${texts(name)}: ${detail}`}</span>
            <span>{texts('results.why.points', { points, most })}</span>
          </li>
        ))}
      </ul>
      {why.percentBelow === null ? null : <p>{texts('results.why.usual')}</p>}
    </details>
  );
}

interface Reason {
  /** Id of a text. */
  readonly name: string;
  /** In the sentence; null where it says nothing for the hotel. */
  readonly short: string | null;
  readonly detail: string | null;
  readonly points: number;
  readonly most: number;
}

function listReasons(
  { hotel, offer }: HotelCardContent,
  why: RankParts,
  { texts, visit }: CardSurroundings,
): readonly Reason[] {
  const price = formatPercent(why.percentBelow, texts);
  const showsRating = visit.brand.flags.hotelRating && hotel.rating > 0;
  const rating = showsRating
    ? texts('results.why.rating', {
        rating: formatRating(hotel.rating / 10, visit.language),
        n: hotel.reviews,
      })
    : null;
  const flights = formatFlights(offer, why, texts);
  const way = offer.transfer && texts('results.why.way', { time: formatFlightTime(offer.transfer.minutes) });
  const stay: readonly Reason[] = [
    {
      name: 'results.why.part.price',
      short: (why.percentBelow ?? -1) < 0 ? null : price,
      detail: price,
      points: why.price,
      most: rankPoints.price,
    },
    {
      name: 'results.why.part.rating',
      short: why.rating > rankPoints.rating / 2 ? rating : null,
      detail: rating,
      points: why.rating,
      most: rankPoints.rating,
    },
  ];
  if (offer.flights === null) return stay;
  return [
    ...stay,
    {
      name: 'results.why.part.flights',
      short: why.flights === rankPoints.flights ? flights : null,
      detail: flights,
      points: why.flights,
      most: rankPoints.flights,
    },
    {
      name: 'results.why.part.transfer',
      short: why.transfer > rankPoints.transfer / 2 ? (way ?? null) : null,
      detail: way ?? null,
      points: why.transfer,
      most: rankPoints.transfer,
    },
  ];
}

function formatPercent(below: number | null, texts: Texts): string | null {
  if (below === null) return null;
  if (below === 0) return texts('results.why.usualPrice');
  return below > 0
    ? texts('results.why.below', { n: below })
    : texts('results.why.above', { n: Math.abs(below) });
}

/** What the points leave open is not said: without any there may be stops, nights, or a way that is shorter by car. */
function formatFlights(
  { flights }: HotelCardContent['offer'],
  { flights: points }: RankParts,
  texts: Texts,
): string | null {
  if (flights === null || points === 0) return null;
  if (points === rankPoints.flights) return texts('results.why.direct');
  const night = findNightFlights(flights.outbound, flights.inbound);
  return night === null ? texts('results.why.stops') : texts(`results.night.${night}`);
}
