import type { Language } from '../../../domain/words/language.ts';
import type { ReviewContent, ReviewState } from './guest-review.ts';

/** A picture that staff do not show with its review. */
export interface LeftOutPicture {
  readonly id: string;
  readonly reason: string;
}

/** A review as its writer sees it. */
export interface OwnReview {
  readonly state: ReviewState;
  readonly content: ReviewContent;
  /** Ids of its pictures, the first one sent in front. */
  readonly pictures: readonly string[];
  /** Those of them that staff keep out of it, each with the reason. */
  readonly leftOut: readonly LeftOutPicture[];
  /** '' unless it was refused. */
  readonly refusal: string;
}

/** A review as staff see it. */
export interface ListedReview extends OwnReview {
  readonly id: string;
  readonly bookingNumber: string;
  readonly brand: string;
  readonly hotel: string;
  readonly language: Language;
  readonly changedAt: Date;
  readonly decidedBy: string | null;
}
