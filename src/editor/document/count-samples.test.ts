import { expect, test } from 'vitest';
import { countSamples } from './count-samples.ts';

test('unchanged sample texts of new modules are counted', () => {
  const sample = { de: 'Neuer Text' };
  const body = {
    modules: [
      {
        type: 'faq',
        id: 'a',
        props: { headline: sample, items: [{ question: sample, answer: { de: 'Ja' } }] },
      },
      { type: 'usp', id: 'b', props: { headline: { de: 'Neuer Text von uns', en: null } } },
    ],
  };
  expect(countSamples(body, 'Neuer Text')).toBe(2);
  expect(countSamples({}, 'Neuer Text')).toBe(0);
});
