/** How long a transfer takes from the airport to the hotel, and how far it is. */
export interface TransferRide {
  readonly minutes: number;
  readonly kilometres: number;
}
