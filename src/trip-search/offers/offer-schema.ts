import { z } from 'zod';
import { CURRENCY_CODES } from '../../domain/money/currency.ts';
import { boards } from '../../domain/search/board.ts';
import { LOCAL_CHARGE_KINDS } from '../../domain/search/local-charge.ts';
import { flightSchema, flightTimesSchema } from './flight-schema.ts';

/** An amount without its source: a price of before, or of an offer that is no longer sold. */
export const amountSchema = z
  .object({
    perPersonAmount: z.int(),
    totalAmount: z.int(),
    currency: z.enum(CURRENCY_CODES),
  })
  .meta({
    id: 'Amount',
    description: 'A price of a party in minor units',
    examples: [{ perPersonAmount: 74_550, totalAmount: 149_100, currency: 'EUR' }],
  });

export const priceSchema = z
  .object({
    perPersonAmount: z
      .int()
      .describe('Minor units of one person: the total divided by everyone who travels, rounded up'),
    totalAmount: z.int().describe('Minor units of the whole party: what is charged'),
    currency: z.enum(CURRENCY_CODES),
    knownAt: z.iso.datetime().describe('When the price was true'),
    source: z.enum(['index', 'supplier']).describe('Who knew it'),
    publicPrice: amountSchema
      .pick({ perPersonAmount: true, totalAmount: true })
      .exactOptional()
      .describe('What everybody else pays, where a signed-in member pays less (DISC-005)'),
  })
  .meta({ id: 'Price', description: 'A price and where it is known from' });

/** What cancelling costs from today on. */
export const cancellationSchema = z
  .object({
    until: z.iso.date().nullable().describe('Last day at this fee; null where it stays'),
    fee: z.int().describe('Minor units: 0 for free, the whole price where nothing comes back'),
  })
  .meta({ id: 'Cancellation', description: 'What cancelling costs from today on' });
export type ShownCancellation = z.infer<typeof cancellationSchema>;

const airportSchema = z.object({ code: z.string(), name: z.string() }).meta({
  id: 'Airport',
  description: 'An airport by its IATA code',
  examples: [{ code: 'FRA', name: 'Frankfurt' }],
});

/** An offer as lists show it (SDATA-026). */
export const offerSchema = z
  .object({
    id: z.string().describe('Names the offer in other calls; says nothing about the party'),
    hotelId: z.int(),
    lengthOfStay: z.int().describe('Nights'),
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    isOnRequest: z.boolean().describe('The hotel has to agree first'),
    board: z.enum(boards),
    includesTransfer: z
      .literal(true)
      .exactOptional()
      .describe('The transfer from the airport to the hotel and back is in the price'),
    rooms: z
      .array(z.object({ roomId: z.int(), board: z.enum(boards) }))
      .readonly()
      .exactOptional()
      .describe('Of each room, where the party takes several; the board is that of the first'),
    isByPhone: z
      .literal(true)
      .exactOptional()
      .describe('Its rooms have different tariffs: the hotline books it, no call does'),
    freeCancellationUntil: z.iso
      .date()
      .nullable()
      .describe(
        'Last day on which it can be cancelled free of charge, which may be past; null where it never can',
      ),
    cancellation: cancellationSchema,
    price: priceSchema,
    departureAirport: airportSchema.nullable().describe('Null without flights'),
    arrivalAirport: airportSchema.nullable(),
    departureFlight: flightTimesSchema.nullable(),
    returnFlight: flightTimesSchema.nullable(),
  })
  .meta({ id: 'Offer', description: 'An offer as lists show it' });
export type OfferItem = z.infer<typeof offerSchema>;

/** An offer with all that is known of its flights. */
export const detailedOfferSchema = offerSchema
  .extend({
    roomId: z.int(),
    localCharges: z
      .array(
        z.object({
          kind: z.enum(LOCAL_CHARGE_KINDS),
          amount: z.string().describe('For the whole party and stay, as decimal digits'),
          currency: z.string().describe('ISO 4217 code of the hotel’s currency; never converted'),
        }),
      )
      .readonly()
      .exactOptional()
      .describe('What the hotel collects on the spot, no part of the price; left out where nothing is known'),
    transfer: z
      .object({
        minutes: z.int().describe('From the airport of arrival to the hotel by road'),
        kilometres: z.int(),
      })
      .exactOptional()
      .describe('Estimated from the distance; left out without flights'),
    doorToDoorMinutes: z
      .int()
      .exactOptional()
      .describe('From home to the hotel, estimated; left out without flights'),
    departureFlight: flightSchema.nullable(),
    returnFlight: flightSchema.nullable(),
  })
  .meta({ id: 'DetailedOffer', description: 'An offer with all that is known of its flights' });
export type DetailedOffer = z.infer<typeof detailedOfferSchema>;
