import { z } from 'zod';
import { REVIEW_PARTIES, REVIEW_SCORES } from '../../../domain/search/catalogue.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import type { ReceivedAnswer } from '../../../site/calls/call-types.ts';

export const reviewsSchema = z.object({
  reviews: z
    .array(
      z.object({
        title: z.string(),
        image: z.string().nullable().describe('Scene key'),
        rating: z.number().describe('Out of 6 (REVIEW-012)'),
        date: z.iso.date(),
        text: z.string(),
        userName: z.string(),
        link: z.string().describe('Where the review is on the page of its hotel'),
        language: z.enum(LANGUAGES).describe('Language it was written in'),
        stay: z
          .object({
            party: z.enum(REVIEW_PARTIES).describe('Who travelled'),
            scores: z.partialRecord(z.enum(REVIEW_SCORES), z.number()).describe('Out of 6'),
            pictures: z.array(z.string()).readonly().describe('Keys of further pictures'),
          })
          .nullable()
          .describe('Of a guest who booked the stay here; null where this shop cannot know'),
        origin: z
          .object({
            name: z.string().describe('Of the portal that has collected it'),
            isChecked: z.boolean().describe('The portal says that it has checked the stay'),
            party: z.enum(REVIEW_PARTIES).nullable().describe('Who travelled'),
            scores: z.partialRecord(z.enum(REVIEW_SCORES), z.number()).describe('Out of 6'),
          })
          .nullable()
          .describe('Of a review that others have collected'),
      }),
    )
    .describe('Newest first'),
  reviewsUrl: z
    .string()
    .nullable()
    .describe('Where all reviews are, outside this site; null for nowhere else'),
});
export type ReviewsAnswer = ReceivedAnswer<typeof reviewsSchema>;
export type ReviewItem = ReviewsAnswer['reviews'][number];
