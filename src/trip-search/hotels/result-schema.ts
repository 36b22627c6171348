import { z } from 'zod';
import { offerSchema } from '../offers/offer-schema.ts';
import { hotelSchema } from './hotel-schema.ts';

/** A hotel with its cheapest offer. */
export const resultSchema = z
  .object({ hotel: hotelSchema, offer: offerSchema })
  .meta({ id: 'HotelOffer', description: 'A hotel with its cheapest offer' });
export type Result = z.infer<typeof resultSchema>;
