import { test } from 'vitest';
import { expectMoves } from '../../../../tests/expect-moves.ts';
import { reviewStates } from './guest-review.ts';

test('a review goes only where its table says so', () => {
  expectMoves(reviewStates, [
    'draft new',
    'new published',
    'new refused',
    'published refused',
    'refused published',
    'refused draft',
  ]);
});
