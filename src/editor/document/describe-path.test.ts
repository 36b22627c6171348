import { expect, test } from 'vitest';
import { loadTexts } from '../../texts/load-texts.ts';
import { describePath } from './describe-path.ts';

const modules = [{ id: 'a', type: 'heroSlider' }];

test.each([
  [{ moduleId: 'a', path: ['slides', 1, 'headline', 'en'] }, 'Hero slider › Slides 2 › Headline (English)'],
  [{ moduleId: 'a', path: [] }, 'Hero slider'],
  [{ moduleId: null, path: ['meta', 'title', 'de'] }, 'Title (German)'],
  [{ moduleId: null, path: ['slug'] }, 'Address'],
  [{ moduleId: null, path: ['values', 'hotline', 'number'] }, 'Hotline › International number'],
])('a field is named by where it is: %j', async (where, words) => {
  expect(describePath(where, modules, await loadTexts('en'))).toBe(words);
});
