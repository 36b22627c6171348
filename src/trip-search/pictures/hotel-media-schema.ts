import { z } from 'zod';
import { mediaCategories } from '../../domain/search/catalogue.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { ReceivedAnswer } from '../../site/calls/call-types.ts';

/** The part of the answer about a hotel (SAPI-014) that the cards of a list read, too. */
export const hotelMediaSchema = z.object({
  media: z.array(
    z.object({
      link: z.string().describe('Scene key; of a video its first frame'),
      type: z.enum(['image', 'video']),
      category: z.enum(mediaCategories),
      caption: z.string(),
      captionLanguage: z.enum(LANGUAGES).optional().describe('Where it is not the language of the visit'),
      credit: z.string().optional().describe('Whom a photograph is by'),
    }),
  ),
});
export type HotelMediaAnswer = ReceivedAnswer<typeof hotelMediaSchema>;
