/** Something a shopper did or saw, for the analytics vendor. */
export interface AnalyticsEvent {
  /** In GA4's names, or one of our own. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Identifies the browser, not the person; the same over its visits. */
  readonly clientId: string;
  readonly at: Date;
}

/** Counts visits outside the shop. Receives only visitors who have agreed to it. */
export interface AnalyticsPort {
  /**
   * Sends events of one browser, at most `analyticsPolicy.maxBatch`. They may get lost: no other code waits for them or depends on them.
   * @returns `unknown` when no response arrives in time
   */
  send(events: readonly [AnalyticsEvent, ...AnalyticsEvent[]]): Promise<'taken' | 'refused' | 'unknown'>;
}

/** Name of the event for an opened page. */
export const PAGE_EVENT = 'page_view';

/** Queues events and sends them in the background: callers never wait and never see a failure. */
export interface AnalyticsQueue {
  track(event: AnalyticsEvent): void;
}
