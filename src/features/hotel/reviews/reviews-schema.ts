import { z } from 'zod';
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
