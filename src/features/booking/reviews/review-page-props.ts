import type { MarketCode } from '../../../domain/places/market.ts';
import type { CodeState } from '../my-trips/code-state.ts';
import type { TripRight } from '../my-trips/trip-access.ts';
import type { ReviewContent, ReviewField, ReviewState } from './guest-review.ts';

/** Why a picture was not taken: what is wrong with it, too many of them, too much to do just now, made by a program, or nobody has agreed to its publication. */
export const PICTURE_FAULTS = [
  'not-a-picture',
  'too-large',
  'too-many',
  'broken',
  'busy',
  'generated',
  'not-agreed',
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

export interface ReviewPageProps {
  readonly checkoutId: string;
  /** Path and query of the page: the form for the code leads back to it. */
  readonly address: string;
  readonly tripPath: string;
  /** Signed key of the mail's link; null without one. */
  readonly linkKey: string | null;
  readonly right: TripRight;
  readonly codeState: CodeState | null;
  /** Where a member who may act signs in again; null where that is not enough, and with the right to act. */
  readonly signInPath: string | null;
  readonly maskedEmail: string;
  readonly hotel: string;
  readonly place: string;
  readonly scene: string;
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly chosenMarket: MarketCode | undefined;
  /** `early`: the stay is not over · `late`: its time has ended · `cancelled` */
  readonly closed: 'early' | 'late' | 'cancelled' | null;
  /** Of a review that waits, is published or was refused; null while there is none, or a draft. Only for who may act. */
  readonly state: Exclude<ReviewState, 'draft'> | null;
  /** '' unless it was refused. */
  readonly refusal: string;
  /** What the form, or the review, says. */
  readonly content: ReviewContent;
  /** Keys of its pictures. */
  readonly pictures: readonly string[];
  /** Why staff do not show some of them, each reason once. */
  readonly leftOutReasons: readonly string[];
  /** Missing fields of a draft, once it was sent. */
  readonly faults: readonly ReviewField[];
  readonly pictureFault: PictureFault | null;
}
