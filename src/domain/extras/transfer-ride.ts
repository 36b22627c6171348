import { groundTravel } from '../../defaults.ts';

/** How long a transfer takes from the airport to the hotel, and how far it is. */
export interface TransferRide {
  readonly minutes: number;
  readonly kilometres: number;
}

/** Whether a hotel is so far from its airport that a shopper is warned. */
export function isFarRide({ minutes }: TransferRide): boolean {
  return minutes >= groundTravel.farMinutes;
}
