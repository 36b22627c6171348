/** A trip in the list of a member's trips. */
export interface TripCard {
  readonly checkoutId: string;
  readonly bookingNumber: string;
  readonly hotel: string;
  readonly place: string;
  readonly scene: string;
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly isCancelled: boolean;
  /** Days to departure; null once it has begun. */
  readonly daysToGo: number | null;
}

/**
 * What has become of a question about a trip: `asked`: a mail is sent where number and address belong together · `closed`: the address opens
 * no trip · `erased`: a guest's data was deleted
 */
export const FIND_STATES = ['asked', 'closed', 'erased'] as const;
export type FindState = (typeof FIND_STATES)[number];

export interface TripsPageProps {
  /** Null for a visitor who is not signed in. */
  readonly trips: { readonly upcoming: readonly TripCard[]; readonly past: readonly TripCard[] } | null;
  readonly find: FindState | null;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly myTrips: TripsPageProps;
  }
}
