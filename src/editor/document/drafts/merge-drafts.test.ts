import { describe, expect, test } from 'vitest';
import { type DraftContent, listParts, mergeDrafts, type PartKey, type Side } from './merge-drafts.ts';

const module = (id: string, text = id) => ({ type: 'textBlock', id, props: { paragraphs: [{ de: text }] } });
type Module = NonNullable<DraftContent['body']['modules']>[number];
const content = (ids: readonly (string | Module)[], slug = 'kreta'): DraftContent => ({
  slug,
  body: {
    meta: { title: { de: 'Kreta' }, description: { de: 'Insel' } },
    modules: ids.map((each) => (typeof each === 'string' ? module(each) : each)),
  },
});
const idsOf = ({ body }: DraftContent) => body.modules?.map(({ id }) => id);
const none = new Map<PartKey, Side>();

describe('mergeDrafts', () => {
  const base = content(['a', 'b', 'c']);

  test('keeps what only one of two has changed', () => {
    const mine = content([module('a', 'mine'), 'b', 'c']);
    const theirs = content(['a', 'b', module('c', 'theirs')], 'kreta-neu');
    const merged = mergeDrafts({ base, mine, theirs }, none);
    expect(merged).toEqual(content([module('a', 'mine'), 'b', module('c', 'theirs')], 'kreta-neu'));
    expect(listParts({ base, mine, theirs })).toEqual([
      { key: 'slug', changed: 'theirs' },
      { key: 'module:a', changed: 'mine' },
      { key: 'module:c', changed: 'theirs' },
    ]);
  });

  test('takes mine where both changed the same, unless theirs is chosen', () => {
    const mine = content([module('a', 'mine'), 'b', 'c']);
    const theirs = content([module('a', 'theirs'), 'b', 'c']);
    expect(listParts({ base, mine, theirs })).toEqual([{ key: 'module:a', changed: 'both' }]);
    expect(mergeDrafts({ base, mine, theirs }, none)).toEqual(mine);
    expect(mergeDrafts({ base, mine, theirs }, new Map([['module:a', 'theirs']]))).toEqual(theirs);
  });

  test('finds no conflict where two changed different fields of one module, and keeps both', () => {
    const words = (texts: object) => ({ type: 'textBlock', id: 'a', props: { paragraphs: [texts] } });
    const sides = {
      base: content([words({ de: 'Eins', fr: 'Un' })]),
      mine: content([words({ de: 'Zwei', fr: 'Un' })]),
      theirs: content([words({ de: 'Eins', fr: 'Deux' })]),
    };
    expect(listParts(sides)).toEqual([{ key: 'module:a', changed: 'apart' }]);
    expect(mergeDrafts(sides, none)).toEqual(content([words({ de: 'Zwei', fr: 'Deux' })]));
  });

  test('keeps modules that either has added, each behind what it followed', () => {
    const mine = content(['a', 'm', 'b', 'c']);
    const theirs = content(['a', 'b', 'c', 't']);
    expect(idsOf(mergeDrafts({ base, mine, theirs }, none))).toEqual(['a', 'm', 'b', 'c', 't']);
    expect(idsOf(mergeDrafts({ base, mine: content(['m', 'a', 'b', 'c']), theirs }, none))).toEqual([
      'm',
      'a',
      'b',
      'c',
      't',
    ]);
  });

  test('leaves out what one has removed and the other has not touched', () => {
    expect(idsOf(mergeDrafts({ base, mine: content(['a', 'c']), theirs: base }, none))).toEqual(['a', 'c']);
    expect(idsOf(mergeDrafts({ base, mine: base, theirs: content(['b', 'c']) }, none))).toEqual(['b', 'c']);
  });

  test('asks where one removed what the other changed', () => {
    const sides = { base, mine: content(['a', 'c']), theirs: content(['a', module('b', 'theirs'), 'c']) };
    expect(listParts(sides)).toEqual([{ key: 'module:b', changed: 'both' }]);
    expect(idsOf(mergeDrafts(sides, none))).toEqual(['a', 'c']);
    expect(idsOf(mergeDrafts(sides, new Map([['module:b', 'theirs']])))).toEqual(['a', 'b', 'c']);
  });

  test('keeps the order of the editor who has moved modules', () => {
    const moved = content(['c', 'a', 'b']);
    expect(idsOf(mergeDrafts({ base, mine: moved, theirs: base }, none))).toEqual(['c', 'a', 'b']);
    expect(idsOf(mergeDrafts({ base, mine: base, theirs: moved }, none))).toEqual(['c', 'a', 'b']);
  });

  test('merges values of documents without modules as one', () => {
    const values = (count: number): DraftContent => ({ slug: '', body: { values: { count } } });
    const sides = { base: values(1), mine: values(1), theirs: values(2) };
    expect(mergeDrafts(sides, none)).toEqual(values(2));
  });

  test('does not mind the order of keys', () => {
    const mine = { slug: '', body: { values: { a: 1, b: [{ c: 2, d: 3 }] } } };
    const theirs = { slug: '', body: { values: { b: [{ d: 3, c: 2 }], a: 1 } } };
    expect(listParts({ base: mine, mine, theirs })).toEqual([]);
  });
});
