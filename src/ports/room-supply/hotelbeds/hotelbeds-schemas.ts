import { z } from 'zod';

/** What we read of Hotelbeds' answers, booking API 1.0. Fields that are not here are ignored. */
const amount = z.union([z.string(), z.number()]);

export const hotelbedsRate = z.object({
  rateKey: z.string().min(1),
  rateType: z.enum(['BOOKABLE', 'RECHECK']),
  net: amount,
  hotelMandatory: z.boolean().nullish(),
  allotment: z.number().nullish(),
  paymentType: z.enum(['AT_WEB', 'AT_HOTEL']),
  packaging: z.boolean().nullish(),
  boardCode: z.string(),
  rooms: z.number().nullish(),
  cancellationPolicies: z.array(z.object({ amount, from: z.string() })).nullish(),
  taxes: z
    .object({
      allIncluded: z.boolean().nullish(),
      taxes: z
        .array(
          z.object({
            included: z.boolean(),
            amount: amount.nullish(),
            currency: z.string().nullish(),
            clientAmount: amount.nullish(),
            clientCurrency: z.string().nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
});

export const hotelbedsHotel = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  currency: z.string(),
  rooms: z.array(z.object({ code: z.string(), rates: z.array(hotelbedsRate) })),
});

/** `hotels` is left out where nothing is found. */
export const availability = z.object({
  hotels: z.object({ hotels: z.array(hotelbedsHotel).nullish() }).nullish(),
});

export const checkedRate = z.object({ hotel: hotelbedsHotel });

export const hotelbedsBooking = z.object({
  reference: z.string().min(1),
  clientReference: z.string().nullish(),
  status: z.string(),
  totalNet: amount,
  currency: z.string(),
  hotel: z.object({ cancellationAmount: amount.nullish() }).nullish(),
});

export const oneBooking = z.object({ booking: hotelbedsBooking });

export const bookingList = z.object({
  bookings: z
    .object({ bookings: z.array(hotelbedsBooking).nullish(), total: z.number().nullish() })
    .nullish(),
});

/** Cancelling, or what it would cost. */
export const cancellationAnswer = z.object({
  booking: z.object({
    reference: z.string(),
    status: z.string(),
    currency: z.string().nullish(),
    hotel: z.object({ cancellationAmount: amount, currency: z.string().nullish() }),
  }),
});

export const hotelbedsError = z.object({
  error: z.union([z.string(), z.object({ code: z.string(), message: z.string().nullish() })]),
});

export type HotelbedsRate = z.output<typeof hotelbedsRate>;
export type HotelbedsHotel = z.output<typeof hotelbedsHotel>;
export type HotelbedsBooking = z.output<typeof hotelbedsBooking>;
