import { z } from 'zod';
import { REVIEW_PARTIES, REVIEW_SCORES, type ReviewScores } from '../../../../domain/search/catalogue.ts';
import { formatDay } from '../../../../domain/time/calendar-day.ts';
import { LANGUAGES } from '../../../../domain/words/language.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';
import { findDecimalFault, scaleDecimal } from '../records/feed-value.ts';
import {
  choiceCell,
  dayCell,
  decimalCell,
  listCell,
  patternCell,
  textCell,
} from './cells/cell-schemas.server.ts';
import { idCell, yesNoCell } from './common-columns.server.ts';
import { type CatalogueRecord, mapCsvRows } from './map-csv-rows.server.ts';
import { plainTextCell } from './plain-text-cell.server.ts';

/** Columns of reviews.csv. Ratings and scores are from 1 to 6. */
export const reviewColumns = z.object({
  hotel_id: idCell,
  review_id: patternCell(/^[\w.:-]{1,80}$/, 'an id of letters, digits, dots and hyphens'),
  origin: textCell(80),
  verified: yesNoCell,
  date: dayCell,
  rating: decimalCell(1, 1, 6),
  scores: listCell(parseScore, 'scores from 1 to 6 such as location:5|room:4.5', REVIEW_SCORES.length),
  language: choiceCell(LANGUAGES),
  title: plainTextCell(200).refine((text) => text !== '', { error: 'is empty' }),
  text: plainTextCell(5000).refine((text) => text !== '', { error: 'is empty' }),
  author: plainTextCell(80),
  travelled_as: choiceCell(['', ...REVIEW_PARTIES]),
});

/** Reads reviews of guests that others have collected, a record each. */
export function readReviewsCsv(
  stream: FeedStream,
  file: string,
  directory: Pick<FeedDirectory, 'findHotel' | 'today'>,
): AsyncGenerator<CatalogueRecord> {
  return mapCsvRows(stream, file, reviewColumns, async (row) => {
    const { hotel_id: hotelId, review_id: id, date: day, travelled_as: party } = row;
    if ((await directory.findHotel(String(hotelId))) === null) refuse(`hotel_id '${hotelId}' is unknown`);
    if (day > directory.today) refuse(`date '${formatDay(day)}' is in the future`);
    const scores: ReviewScores = Object.fromEntries(row.scores);
    if (Object.keys(scores).length < row.scores.length) refuse('scores names something twice');
    const review = {
      id,
      language: row.language,
      title: row.title,
      text: row.text,
      rating: row.rating,
      day,
      userName: row.author,
      scene: null,
      origin: {
        name: row.origin,
        isChecked: row.verified === 'yes',
        party: party === '' ? null : party,
        scores,
      },
    };
    const item = { type: 'review', hotelId, id, review } as const;
    return { changes: [], entry: { kind: 'hotel-content', items: [item] } };
  });
}

function parseScore(part: string): readonly [(typeof REVIEW_SCORES)[number], number] | null {
  const [name, value = '', rest] = part.split(':');
  const score = REVIEW_SCORES.find((known) => known === name);
  if (score === undefined || rest !== undefined || findDecimalFault(value, 1) !== null) return null;
  const tenths = scaleDecimal(value, 1);
  return tenths >= 10 && tenths <= 60 ? [score, tenths / 10] : null;
}
