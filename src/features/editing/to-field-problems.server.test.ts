import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  instant,
  link,
  monthlyTemperatures,
  picture,
  words,
} from '../../content-modules/definition/field-schemas.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { toFieldProblems } from './to-field-problems.server.ts';

const schema = z
  .strictObject({
    title: words.exactOptional(),
    links: z
      .array(z.strictObject({ url: link }))
      .min(1)
      .max(2)
      .exactOptional(),
    image: z.strictObject({ url: picture }).exactOptional(),
    date: instant.exactOptional(),
    months: monthlyTemperatures.exactOptional(),
    nights: z.int().min(1).max(21).exactOptional(),
    look: z.enum(['light', 'dark']).exactOptional(),
    name: z.string().min(1).max(5).exactOptional(),
  })
  .refine(({ nights, name }) => nights === undefined || name === undefined);
const url = '/kreta';

describe('what a schema finds', () => {
  test.each([
    [{ title: {} }, 'title.de', 'required'],
    [{ title: { de: ' ' } }, 'title.de', 'required'],
    [{ title: { de: 'x'.repeat(5001) } }, 'title.de', 'tooLong'],
    [{ title: { de: 'x', nl: 'x' } }, 'title.nl', 'unknownField'],
    [{ links: [{ url }, { url: 'javascript:x' }] }, 'links.1.url', 'link'],
    [{ links: [{}] }, 'links.0.url', 'required'],
    [{ links: [] }, 'links', 'tooFew'],
    [{ links: [{ url }, { url }, { url }] }, 'links', 'tooMany'],
    [{ image: { url: 'x.svg' } }, 'image.url', 'picture'],
    [{ date: '24.12.2026' }, 'date', 'instant'],
    [{ months: [1, 2] }, 'months', 'months'],
    [{ nights: 0 }, 'nights', 'tooSmall'],
    [{ nights: 22 }, 'nights', 'tooLarge'],
    [{ nights: '7' }, 'nights', 'invalid'],
    [{ look: 'pink' }, 'look', 'choice'],
    [{ name: '' }, 'name', 'required'],
    [{ name: 'abcdef' }, 'name', 'tooLong'],
    [{ name: 'a', nights: 7 }, '', 'inconsistent'],
    [{ other: 1 }, 'other', 'unknownField'],
  ])('in %j is reported at %s: %s', (value, path, problem) => {
    expect(
      toFieldProblems(schema, value, 'a').map((each) => [each.moduleId, each.path.join('.'), each.problem]),
    ).toEqual([['a', path, `editing.problem.${problem}`]]);
  });
});

const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });
const named = Object.entries(sources)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([, source]) => [...source.matchAll(/'(editing\.problem\.\w+)'/g)].map(([, id = '']) => id));
const fields = ['link', 'picture', 'instant', 'destination', 'hotel', 'months'];
const kinds = [
  'required',
  'tooFew',
  'tooSmall',
  'tooMany',
  'tooLong',
  'tooLarge',
  'choice',
  'inconsistent',
  'invalid',
];
const problems = new Set([...named, ...[...fields, ...kinds].map((name) => `editing.problem.${name}`)]);

test.each(LANGUAGES)('every problem has its words in %s', async (language) => {
  const texts = await loadTexts(language);
  expect(problems.size).toBeGreaterThan(25);
  for (const problem of problems) expect(texts(problem), problem).not.toBe(problem);
});
