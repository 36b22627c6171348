/** How miles are earned and redeemed, for editors who write about them (MOD-119, MILES-001 to MILES-009). */
export interface MilesBadgeProps {
  /** Miles for a euro. */
  readonly rate: number;
  /** The same before a campaign changed it. */
  readonly rateOriginal?: number;
  /** Miles for a whole unit of an offer's price. */
  readonly earnRateRegular: number;
  /** The same for hotels of the collection. */
  readonly earnRateBoost: number;
  /** Miles that can be redeemed at least. */
  readonly minimumPointsFee: number;
}
