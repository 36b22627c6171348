import { guestReviews } from '../../../defaults.ts';
import type { ReviewParty, ReviewScores } from '../../../domain/search/catalogue.ts';
import { defineStates } from '../../../domain/states/state-table.ts';

/**
 * The states of a review and the moves between them. `draft`: sent with a mistake · `new`: waits for staff · `published` · `refused`, with the
 * reason. Its writer may work on a draft and on a refused one; staff may decide otherwise later.
 */
export const reviewStates = defineStates('review', {
  draft: ['new'],
  new: ['published', 'refused'],
  published: ['refused'],
  refused: ['published', 'draft'],
});
export type ReviewState = (typeof reviewStates.states)[number];

/** What a guest writes (SDATA-028). Null is not chosen yet. */
export interface ReviewContent {
  /** Whole suns, 1 to 6 (REVIEW-012). */
  readonly rating: number | null;
  readonly scores: ReviewScores;
  readonly party: ReviewParty | null;
  readonly title: string;
  readonly text: string;
  /** Shown with the review. */
  readonly name: string;
}

export const highestScore = 6;

/** Fields that a review must have, in the order of the form. */
const REVIEW_FIELDS = ['rating', 'party', 'title', 'text', 'name'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** Lists what is missing or too long. Lengths count characters of the text as readers see it. */
export function findReviewFaults(content: ReviewContent): readonly ReviewField[] {
  const { minTextLength, maxTextLength, maxTitleLength, maxNameLength } = guestReviews;
  const isRight: Readonly<Record<ReviewField, boolean>> = {
    rating: content.rating !== null,
    party: content.party !== null,
    title: isWithin(content.title, 1, maxTitleLength),
    text: isWithin(content.text, minTextLength, maxTextLength),
    name: isWithin(content.name, 1, maxNameLength),
  };
  return REVIEW_FIELDS.filter((field) => !isRight[field]);
}

const isWithin = (text: string, least: number, most: number) => {
  const { length } = [...text];
  return length >= least && length <= most;
};

/** 'Ada L.' of a first and a last name: how a guest is named until they choose otherwise. */
export function suggestReviewName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  const [initial = ''] = lastName;
  return `${firstName} ${initial === '' ? '' : `${initial}.`}`.trim().slice(0, guestReviews.maxNameLength);
}
