import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { Visit } from '../../../site/visit.ts';

/**
 * Says a booked trip in the visitor's language: a trip keeps the words in which it was booked, and is read in others, too. What the catalogue
 * no longer knows by these words stays as it was booked.
 */
export type TranslateTrip = (visit: Visit, trip: BookedTrip) => Promise<BookedTrip>;
