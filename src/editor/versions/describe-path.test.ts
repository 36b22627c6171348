import { expect, test } from 'vitest';
import { loadTexts } from '../../texts/load-texts.ts';
import { describePath } from './describe-path.ts';

const modules = [{ id: 'a', type: 'heroSlider' }];

test.each([
  [{ moduleId: 'a', path: ['slides', 1, 'headline', 'en'] }, 'Hero slider › Slides 2 › Headline (English)'],
  [{ moduleId: 'a', path: [] }, 'Hero slider'],
  [{ moduleId: null, path: ['meta', 'title', 'de'] }, 'Title (German)'],
  [{ moduleId: 'a', path: ['image', 'url'] }, 'Hero slider › Picture'],
  [{ moduleId: 'a', path: ['image', 'alt', 'de'] }, 'Hero slider › Picture › Alternative text (German)'],
  [{ moduleId: 'a', path: ['tabs', 0, 'links', 1, 'url'] }, 'Hero slider › Tabs 1 › Links 2 › Link'],
  [{ moduleId: 'a', path: ['fromTomorrow', 2, 'de'] }, 'Hero slider › fromTomorrow 3 (German)'],
  [{ moduleId: null, path: ['at'] }, 'Date and time'],
  [{ moduleId: null, path: ['modules'] }, ''],
  [{ moduleId: null, path: ['slug'] }, 'Address'],
  [{ moduleId: null, path: ['values', 'hotline', 'number'] }, 'Hotline › International number'],
])('a field is named by where it is: %j', async (where, words) => {
  expect(describePath(where, modules, await loadTexts('en'))).toBe(words);
});
