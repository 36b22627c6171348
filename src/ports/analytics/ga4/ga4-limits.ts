/** What GA4 takes of an event (support.google.com/analytics/answer/9267744). */
export const ga4Limits = {
  maxParams: 25,
  /** Letters of the name of an event. */
  maxNameLength: 40,
} as const;
