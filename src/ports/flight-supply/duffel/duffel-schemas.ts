import { z } from 'zod';

/** What we read of Duffel's answers, version `v2`. Fields that are not here are ignored. */
const place = z.object({ iata_code: z.string() });

const duffelSegment = z.object({
  origin: place,
  destination: place,
  /** Local to the airport, without a zone. */
  departing_at: z.string(),
  arriving_at: z.string(),
  marketing_carrier: z.object({ iata_code: z.string().nullable() }),
  marketing_carrier_flight_number: z.string(),
  stops: z.array(z.unknown()).optional(),
  passengers: z
    .array(
      z.object({
        passenger_id: z.string().optional(),
        cabin_class: z.string().nullable(),
        baggages: z.array(z.object({ type: z.string(), quantity: z.number() })).optional(),
      }),
    )
    .optional(),
});

const slice = z.object({ segments: z.array(duffelSegment).min(1) });

export const duffelOffer = z.object({
  id: z.string(),
  live_mode: z.boolean().nullish(),
  total_amount: z.string(),
  total_currency: z.string(),
  expires_at: z.string(),
  slices: z.array(slice),
  passengers: z.array(z.object({ id: z.string(), type: z.string().nullish(), age: z.number().nullish() })),
  payment_requirements: z.object({
    requires_instant_payment: z.boolean(),
    payment_required_by: z.string().nullish(),
    price_guarantee_expires_at: z.string().nullish(),
  }),
});

const airlineChange = z.object({
  id: z.string(),
  created_at: z.string(),
  added: z.array(slice),
  removed: z.array(slice),
});

export const duffelCancellation = z.object({
  id: z.string(),
  order_id: z.string(),
  refund_amount: z.string().nullable(),
  refund_currency: z.string().nullable(),
  refund_to: z.string().nullable(),
  confirmed_at: z.string().nullish(),
});

export const duffelOrder = z.object({
  id: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  cancelled_at: z.string().nullish(),
  cancellation: duffelCancellation.nullish(),
  payment_status: z.object({
    /** False for an order that is paid, and for one that has lapsed unpaid. */
    awaiting_payment: z.boolean(),
    paid_at: z.string().nullable(),
    payment_required_by: z.string().nullish(),
    price_guarantee_expires_at: z.string().nullish(),
  }),
  slices: z.array(slice).optional(),
  airline_initiated_changes: z.array(airlineChange).nullish(),
});

/** The description names no status; where the answer has one, only one of them means that it is paid. */
export const duffelPayment = z.object({ id: z.string(), status: z.string().nullish() });

export const duffelErrors = z.object({
  errors: z.array(z.object({ type: z.string(), code: z.string(), title: z.string().optional() })).min(1),
});

export type DuffelOffer = z.output<typeof duffelOffer>;
export type DuffelOrder = z.output<typeof duffelOrder>;
export type DuffelSlice = z.output<typeof slice>;

/** Around every answer. */
export const dataAnswer = z.object({ data: z.unknown() });

/** A page of a list; `after` is null on the last one. */
export const pageOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({
    data: z.array(schema),
    meta: z.object({ after: z.string().nullish() }).nullish(),
  });
