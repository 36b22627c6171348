import { z } from 'zod';
import { includedBaggage } from '../../domain/search/describe-flights.ts';
import { cabins } from '../../domain/search/supply-facts.ts';

const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .describe('Local time of the airport, without a zone');

/** When a flight flies, as lists show it (SDATA-026, DATA-008). */
export const flightTimesSchema = z
  .object({
    departureDate: z.iso.date(),
    departureDateTime: localTime,
    arrivalDateTime: localTime,
  })
  .meta({ id: 'FlightTimes', description: 'When a flight departs and arrives' });

export const flightSchema = flightTimesSchema
  .extend({
    id: z.int(),
    durationMinutes: z.int().nullable().describe('From departure to arrival, changes included'),
    airline: z.object({ code: z.string(), name: z.string() }),
    flightNumber: z.string(),
    stops: z.int(),
    cabin: z.enum(cabins),
    baggage: z.enum(includedBaggage).describe('FLIGHT-011'),
    seats: z.int().describe('Seats left; 9 is 9 or more'),
  })
  .meta({ id: 'Flight', description: 'A flight with airline, cabin and baggage' });
