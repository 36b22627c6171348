import type { Variants } from './hotel-phrases.ts';

/** What guests write about. */
export const reviewTopics = [
  'staff',
  'room',
  'location',
  'value',
  'breakfast',
  'dinner',
  'pool',
  'beach',
  'family',
  'spa',
  'walks',
] as const;
export type ReviewTopic = (typeof reviewTopics)[number];

/** Guests' words in one language; nothing in them depends on the hotel beyond the topic. */
export interface ReviewPhrases {
  readonly titles: { readonly positive: Variants; readonly mixed: Variants; readonly negative: Variants };
  readonly good: Readonly<Record<ReviewTopic, Variants>>;
  readonly bad: Readonly<Record<ReviewTopic, Variants>>;
  readonly closings: { readonly positive: Variants; readonly mixed: Variants; readonly negative: Variants };
  readonly firstNames: Variants;
}
