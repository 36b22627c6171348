/** Where a teaser's price is asked for, how long and how soon (MOD-019). */
export interface AskingFields {
  /** Id of the place whose cheapest package is shown; without it, and without a hotel, there is no price. */
  readonly destination?: number;
  /** Giata id of the hotel whose cheapest package is shown; wins over the place. */
  readonly hotelId?: number;
  /** Days from today before which nobody departs; 0 when not said. */
  readonly departureDateMinOffset?: number;
  /** Days from today after which nobody departs. */
  readonly departureDateMaxOffset?: number;
  /** First month of a season of departures, 1 to 12: the price is one of the season that comes next, in every year. */
  readonly departureFirstMonth?: number;
  /** Last month of that season. Of the two, one that is not said is the other. */
  readonly departureLastMonth?: number;
  /** Days from today before which nobody returns. */
  readonly returnDateMinOffset?: number;
}
