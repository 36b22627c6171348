import { expect, test } from 'vitest';
import { fromPuckData, toPuckData } from './puck-data.ts';

test('modules come back from Puck as they went in, also those whose props have an id and those of unknown types', () => {
  const modules = [
    { type: 'textBlock', id: 'a', props: { id: 'own', paragraphs: [{ de: 'Eins' }] } },
    { type: 'fromTomorrow', id: 'b', props: { anything: [1, { deep: null }] } },
  ];
  expect(fromPuckData(toPuckData(modules))).toEqual(modules);
});
