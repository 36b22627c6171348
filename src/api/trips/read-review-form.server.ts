import type { FastifyRequest } from 'fastify';
import { guestReviews, requestLimits } from '../../defaults.ts';
import { parseUploadId } from '../../domain/pictures/picture-key.ts';
import { REVIEW_PARTIES, REVIEW_SCORES, type ReviewScores } from '../../domain/search/catalogue.ts';
import { highestScore, type ReviewContent } from '../../features/booking/reviews/guest-review.ts';
import type { PictureFault } from '../../features/booking/reviews/review-page-props.ts';
import type { ReviewPicture } from '../../features/booking/reviews/review-store.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { normaliseInput } from '../../server/http/normalise-input.ts';

type PictureRefusal = 'too-large' | 'not-a-picture' | 'too-many-pixels' | 'broken' | 'busy';

/** Makes a picture of ours from a file, by its header and size, and without what the camera wrote into it. */
export type ReadReviewPicture = (
  file: Buffer,
) => Promise<
  | ({ readonly ok: true; readonly isGenerated: boolean } & ReviewPicture)
  | { readonly ok: false; readonly reason: PictureRefusal }
>;

interface ReadReviewForm {
  readonly content: ReviewContent;
  readonly pictures: readonly ReviewPicture[];
  /** The first reason why a picture was not taken; null where all were. */
  readonly pictureFault: PictureFault | null;
  /** Ids of stored pictures that the writer takes away. */
  readonly droppedPictures: readonly string[];
}

const dropField = 'drop';
/**
 * Reads the form of a review, one picture after the other, so that a request holds one file in memory.
 * @throws HttpError for a request that breaks off or is no form
 */
export async function readReviewForm(
  request: FastifyRequest,
  readPicture: ReadReviewPicture,
): Promise<ReadReviewForm> {
  const fields: Record<string, string> = {};
  const droppedPictures: string[] = [];
  const pictures: ReviewPicture[] = [];
  const faults: PictureFault[] = [];
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const file = await part.toBuffer();
        // A browser sends an empty part for a field without a file.
        if (part.filename === '' || file.length === 0) continue;
        if (part.file.truncated) faults.push('too-large');
        else if (pictures.length === guestReviews.maxPictures) faults.push('too-many');
        else {
          const read = await readPicture(file);
          if (!read.ok) faults.push(toFault(read.reason));
          // Guests show what they have seen: a picture of which its file says that a program has made it is none.
          else if (read.isGenerated) faults.push('generated');
          else pictures.push(read);
        }
      } else if (part.valueTruncated) throw tooLarge();
      else if (part.fieldname === dropField) {
        const id = parseUploadId(String(part.value));
        if (id !== null) droppedPictures.push(id);
      } else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw toFormError(error);
  }
  const fault = normaliseInput(fields);
  if (fault !== null)
    throw new HttpError(400, 'invalid-input', 'The form is not valid.', {
      fields: { [fault.path]: fault.message },
    });
  const hasAgreed = fields.agree === 'yes';
  if (pictures.length > 0 && !hasAgreed) faults.unshift('not-agreed');
  return {
    content: toContent(fields),
    // Nothing is stored that may not be shown.
    pictures: hasAgreed ? pictures : [],
    pictureFault: faults[0] ?? null,
    droppedPictures,
  };
}

const limits = {
  fields: guestReviews.maxFields,
  fieldSize: 4 * guestReviews.maxTextLength,
  fieldNameSize: requestLimits.maxPartNameLength,
  files: 2 * guestReviews.maxPictures,
  fileSize: guestReviews.maxPictureBytes,
  parts: guestReviews.maxFields + 2 * guestReviews.maxPictures,
  headerPairs: requestLimits.maxPartHeaders,
} as const;

function toContent(fields: Readonly<Record<string, string>>): ReviewContent {
  const scores: ReviewScores = Object.fromEntries(
    REVIEW_SCORES.flatMap((id) => {
      const score = toScore(fields[`score-${id}`]);
      return score === null ? [] : [[id, score]];
    }),
  );
  return {
    rating: toScore(fields.rating),
    scores,
    party: REVIEW_PARTIES.find((party) => party === fields.party) ?? null,
    title: toLine(fields.title),
    // Browsers send lines with both characters.
    text: (fields.text ?? '').replaceAll('\r\n', '\n').trim(),
    name: toLine(fields.name),
  };
}

const toLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

function toScore(text: string | undefined): number | null {
  const score = Number(text);
  return Number.isInteger(score) && score >= 1 && score <= highestScore ? score : null;
}

function toFault(reason: PictureRefusal): PictureFault {
  if (reason === 'not-a-picture') return 'not-a-picture';
  return reason === 'broken' || reason === 'busy' ? reason : 'too-large';
}

function tooLarge(): HttpError {
  return new HttpError(413, 'body-too-large', 'The review with its pictures is too large.');
}

/** The parser has errors of its own for what is no form or breaks off; all others are ours. */
function toFormError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const { statusCode, message = '' } = error as { statusCode?: number; message?: string };
  if (statusCode === 413) return tooLarge();
  const isBroken = /Unexpected end of|Malformed part|Part terminated|Boundary not found/i.test(message);
  return isBroken || (statusCode !== undefined && statusCode < 500)
    ? new HttpError(400, 'invalid-input', 'The form cannot be read, or it broke off.')
    : error;
}
