import { expect, test } from 'vitest';
import { orderReviews } from './order-reviews.ts';
import { planReviews, reviewLimits } from './plan-reviews.ts';

test('[REVIEW-002] [REVIEW-004] two reviews at first, at most six expanded', () => {
  expect(planReviews(40, false, null).shown).toBe(2);
  expect(planReviews(40, true, null).shown).toBe(6);
  expect(planReviews(1, false, null).shown).toBe(1);
  expect(planReviews(5, true, null).shown).toBe(5);
});

test('[REVIEW-003] [REVIEW-007] more can be viewed from the third review on, until expanded', () => {
  expect(planReviews(2, false, null).canExpand).toBe(false);
  expect(planReviews(3, false, null).canExpand).toBe(true);
  expect(planReviews(3, true, null).canExpand).toBe(false);
});

test('[REVIEW-005] [REVIEW-006] all reviews are offered from the seventh on, at their own site', () => {
  expect(planReviews(6, true, 'https://reviews.example').all).toBeNull();
  expect(planReviews(7, false, 'https://reviews.example').all).toBe('outside');
  expect(planReviews(7, true, 'https://reviews.example').all).toBe('outside');
});

test('[REVIEW-007] without a site of their own all reviews are shown here', () => {
  expect(planReviews(7, false, null).all).toBe('here');
});

test('[REVIEW-010] the condensed modal shows two', () => {
  expect(reviewLimits.condensed).toBe(2);
});

test("reviews in the visitor's language come first, otherwise the order stays", () => {
  const reviews = [
    { id: 1, language: 'it' },
    { id: 2, language: 'de' },
    { id: 3, language: 'en' },
    { id: 4, language: 'de' },
  ] as const;
  expect(orderReviews(reviews, 'de').map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});
