import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { usePending } from './use-pending.ts';

interface Step {
  readonly params: SearchParams;
  /** What the search shown says. */
  readonly value: string;
  /** What is pressed while it is shown. */
  readonly chooses?: string;
}

interface FilterProps {
  readonly steps: readonly Step[];
  readonly onShown: (value: string) => void;
}

function Filter({ steps, onShown }: FilterProps) {
  const [at, setAt] = useState(0);
  const { params, value, chooses } = steps[at] as Step;
  const [pending, choose] = usePending(params, value);
  onShown(pending);
  // Updates while rendering are done at once, also without a browser.
  if (chooses !== undefined) choose(chooses);
  if (at + 1 < steps.length) setAt(at + 1);
  return null;
}

/** What a filter shows step by step. */
function followSteps(steps: readonly Step[]): string[] {
  const shown: string[] = [];
  renderToString(<Filter steps={steps} onShown={(value) => shown.push(value)} />);
  return shown;
}

const anyStars: SearchParams = { duration: '7' };
const fourStars: SearchParams = { duration: '7', stars: '4' };

test('what is chosen shows before the search with it does', () => {
  expect(
    followSteps([
      { params: anyStars, value: '', chooses: '4' },
      { params: anyStars, value: '' },
      { params: fourStars, value: '4' },
    ]),
  ).toEqual(['', '4', '4']);
});

test('of two choices one after the other the last one shows', () => {
  expect(
    followSteps([
      { params: anyStars, value: '', chooses: '4' },
      { params: anyStars, value: '', chooses: '4,5' },
      { params: anyStars, value: '' },
    ]),
  ).toEqual(['', '4', '4,5']);
});

test('the next search says what holds, also where it is another than the one chosen', () => {
  expect(
    followSteps([
      { params: anyStars, value: '', chooses: '4' },
      { params: anyStars, value: '' },
      { params: { duration: '7' }, value: '' },
    ]),
  ).toEqual(['', '4', '']);
});

test('a choice counts for the search that it was made in alone', () => {
  expect(
    followSteps([
      { params: fourStars, value: '4', chooses: '' },
      { params: anyStars, value: '', chooses: '5' },
      { params: fourStars, value: '4' },
    ]),
  ).toEqual(['4', '', '4']);
});
