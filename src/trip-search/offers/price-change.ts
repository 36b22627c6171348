/** Minor units of the charged currency. */
interface PartyPrice {
  readonly perPerson: number;
  readonly total: number;
}

/** The price next to the link that led to a page, and the one that the page shows for it. */
export interface PriceChange {
  readonly old: PartyPrice;
  /** Null where nothing is for sale any more. */
  readonly new: PartyPrice | null;
}
