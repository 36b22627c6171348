import type { Language } from '../../../domain/words/language.ts';
import type { ReviewContent, ReviewState } from './guest-review.ts';

/** A review as its writer sees it. */
export interface OwnReview {
  readonly state: ReviewState;
  readonly content: ReviewContent;
  /** Ids of its pictures, the first one sent in front. */
  readonly pictures: readonly string[];
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
