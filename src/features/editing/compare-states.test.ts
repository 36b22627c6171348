import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedState, compareStates } from './compare-states.ts';
import type { Difference } from './editing-calls.ts';

const block = (id: string, ...texts: string[]) => ({
  type: 'textBlock',
  id,
  props: { paragraphs: texts.map((de) => ({ de })) },
});
const stateOf = (...modules: ReturnType<typeof block>[]): ComparedState => ({
  slug: 'kreta',
  body: { meta: { title: { de: 'Kreta' }, description: { de: 'Insel' } }, modules },
});
const compare = (before: ComparedState, after: ComparedState) => compareStates(before, after, 'de');
const inShort = (differences: readonly Difference[]) =>
  differences.map(({ kind, moduleId, path, before, after }) => [
    kind,
    moduleId,
    path.join('.'),
    before,
    after,
  ]);

describe('two states of a document', () => {
  test('that are the same differ in nothing', () => {
    expect(compare(stateOf(block('a', 'x')), stateOf(block('a', 'x')))).toEqual([]);
  });

  test('differ in address, title and each language by itself', () => {
    const before = stateOf();
    const after = {
      slug: 'creta',
      body: {
        ...before.body,
        meta: { title: { de: 'Kreta', en: 'Crete' }, description: { de: 'Die Insel' } },
      },
    };
    expect(inShort(compare(before, after))).toEqual([
      ['changed', null, 'slug', 'kreta', 'creta'],
      ['changed', null, 'meta.title.en', null, 'Crete'],
      ['changed', null, 'meta.description.de', 'Insel', 'Die Insel'],
    ]);
  });

  test('differ in modules that were added, removed and moved, and in fields of those that stayed', () => {
    const before = stateOf(block('a', 'Eins'), block('b', 'Zwei'), block('c', 'Drei'));
    const after = stateOf(block('c', 'Drei'), block('a', 'Eins!'), block('d', 'Vier'));
    expect(inShort(compare(before, after))).toEqual([
      ['removed', 'b', '', 'Zwei', null],
      ['moved', 'a', '', null, null],
      ['changed', 'a', 'paragraphs.0.de', 'Eins', 'Eins!'],
      ['added', 'd', '', null, 'Vier'],
    ]);
  });

  test('an item put in at the beginning is one item more, and no change of those behind it', () => {
    const before = stateOf(block('a', 'Eins', 'Zwei', 'Drei'));
    const after = stateOf(block('a', 'Neu', 'Eins', 'Drei'));
    expect(inShort(compare(before, after))).toEqual([
      ['added', 'a', 'paragraphs.0', null, 'Neu'],
      ['removed', 'a', 'paragraphs.1', 'Zwei', null],
    ]);
  });

  test('a module that became one of another type went and came', () => {
    const after = {
      ...stateOf(),
      body: { ...stateOf().body, modules: [{ ...block('a', 'x'), type: 'faq' }] },
    };
    expect(
      compare(stateOf(block('a', 'x')), after).map(({ kind, moduleType }) => [kind, moduleType]),
    ).toEqual([
      ['removed', 'textBlock'],
      ['added', 'faq'],
    ]);
  });

  test('switches and numbers are shown as such, and groups by their first words', () => {
    const build = (props: object) => ({
      slug: '',
      body: { modules: [{ type: 'x', id: 'a', props: props as Record<string, unknown> }] },
    });
    const before = build({ isWide: true, badge: { text: { de: 'Neu', en: 'New' } } });
    expect(inShort(compareStates(before, build({ isWide: false, nights: 7, badge: 'alt' }), 'en'))).toEqual([
      ['changed', 'a', 'isWide', 'true', 'false'],
      ['changed', 'a', 'badge', 'New', 'alt'],
      ['changed', 'a', 'nights', null, '7'],
    ]);
  });
});

const leaf = fc.oneof(fc.string({ maxLength: 3 }), fc.boolean(), fc.integer({ min: 0, max: 3 }));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    leaf,
    fc.dictionary(fc.constantFrom('a', 'b', 'de', 'en'), tie('value'), { maxKeys: 3 }),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
}));
const props = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'de'), value, { maxKeys: 4 });
const state: fc.Arbitrary<ComparedState> = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom('p', 'q', 'r', 's'), type: fc.constantFrom('x', 'y'), props }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((modules) => ({ slug: '', body: { modules } }));

/** Every value at the end of a path. */
function listLeaves(
  from: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  const entries = typeof from === 'object' && from !== null ? Object.entries(from) : [];
  if (entries.length === 0) return [path];
  return entries.flatMap(([name, item]) =>
    listLeaves(item, [...path, Array.isArray(from) ? Number(name) : name]),
  );
}
const readPath = (from: unknown, path: readonly (string | number)[]) =>
  path.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], from);

describe('for any two states', () => {
  test('equal states differ in nothing, others in something', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        expect(compare(before, structuredClone(before))).toEqual([]);
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        if (!isSame && compare(before, after).length === 0) expect(before).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  test('a value that was changed is named, or something that holds it', () => {
    fc.assert(
      fc.property(props, fc.nat(), fc.string({ minLength: 4, maxLength: 5 }), (held, chance, changed) => {
        const paths = listLeaves(held).filter((path) => path.length > 0);
        const path = paths[chance % paths.length];
        if (path === undefined) return;
        const after = structuredClone(held);
        const holder = readPath(after, path.slice(0, -1)) as Record<string | number, unknown>;
        holder[path.at(-1) as string] = changed;
        const build = (of: Record<string, unknown>) => ({
          slug: '',
          body: { modules: [{ type: 'x', id: 'p', props: of }] },
        });
        const named = compare(build(held), build(after)).map((each) => each.path);
        expect(named.length).toBeGreaterThan(0);
        // Equal neighbours in a list may swap places: then the difference names the item and its list.
        const holders = named.filter((each) =>
          each.every((step, at) => step === path[at] || typeof step === 'number'),
        );
        expect(holders.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
