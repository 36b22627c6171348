/**
 * Something a shopper did or saw, in the names and shapes of GA4's recommended events
 * (developers.google.com/analytics/devguides/collection/ga4/reference/events), snake case included.
 */
export interface TrackedEvent {
  /** Such as `view_item_list`, `view_item`, `search`, `select_item`, `add_to_wishlist`; our own where GA4 has none. */
  readonly name: string;
  readonly params: Readonly<Record<string, EventValue>>;
}

export type EventValue =
  | string
  | number
  | boolean
  | null
  | readonly EventValue[]
  | { readonly [key: string]: EventValue };
