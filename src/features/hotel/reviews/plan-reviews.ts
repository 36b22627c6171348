/** How many reviews are shown where (REVIEW-002, REVIEW-004, REVIEW-010). */
export const reviewLimits = { initial: 2, expanded: 6, condensed: 2 } as const;

export interface ReviewPlan {
  /** Reviews the panel shows. */
  readonly shown: number;
  /** 'View more reviews' is offered (REVIEW-003). */
  readonly canExpand: boolean;
  /** Where 'Show all reviews' leads (REVIEW-005, REVIEW-006): the reviews' own site, a modal of ours, or it is not offered. */
  readonly all: 'outside' | 'here' | null;
}

/**
 * What the reviews panel shows and offers. All reviews are offered before and after expanding; where there is no site
 * for them they are shown here (REVIEW-007).
 * @param total reviews there are
 */
export function planReviews(total: number, isExpanded: boolean, reviewsUrl: string | null): ReviewPlan {
  const { initial, expanded } = reviewLimits;
  return {
    shown: Math.min(total, isExpanded ? expanded : initial),
    canExpand: !isExpanded && total > initial,
    all: total <= expanded ? null : reviewsUrl === null ? 'here' : 'outside',
  };
}
