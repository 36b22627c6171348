/** Something a shopper did or saw, for whoever counts visits. */
export interface AnalyticsEvent {
  /** In GA4's names, or one of our own. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Names the browser and nobody's person; the same over its visits. */
  readonly clientId: string;
  readonly at: Date;
}

/** Counts visits outside the shop. Only ever told of visitors who have agreed to it. */
export interface AnalyticsPort {
  /**
   * Sends events of one browser, at most `analyticsPolicy.maxBatch`. They may get lost: nothing of the shop waits for it or depends on it.
   * @returns `unknown` where no answer came in time
   */
  send(events: readonly [AnalyticsEvent, ...AnalyticsEvent[]]): Promise<'taken' | 'refused' | 'unknown'>;
}

/** The event a page that was opened is told as. */
export const PAGE_EVENT = 'page_view';

/** Takes what happens and tells it on in its own time: callers never wait and never hear of a failure. */
export interface AnalyticsQueue {
  track(event: AnalyticsEvent): void;
}
