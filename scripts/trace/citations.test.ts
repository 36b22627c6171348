import { describe, expect, it } from 'vitest';
import { parseCitations } from './citations.ts';

const cite = (source: string, file = 'src/a.test.ts') => parseCitations(source, file);
const idsOf = (source: string) => cite(source).map(({ id }) => id);
const assertsIn = (body: string) =>
  cite(`it('[PRICE-001] adds up', async () => {\n${body}\n});`)[0]?.hasAssertion;

describe('parseCitations', () => {
  it.each([
    ["it('[SHELL-014] shows a logo', f)", ['SHELL-014']],
    ["test('[SHELL-014][SHELL-015] shows a logo', f)", ['SHELL-014', 'SHELL-015']],
    ["it('[SHELL-014, SHELL-015] shows a logo', f)", ['SHELL-014', 'SHELL-015']],
    ["it('shows a logo [checkout X-003]', f)", ['checkout X-003']],
    [`it(\`[PRICE-005] rounds \${1} up [PRICE-006]\`, f)`, ['PRICE-005', 'PRICE-006']],
    ["it('[PRICE-005] rounds ' + 1 + ' up', f)", ['PRICE-005']],
    ["it.each([[1, 2]])('[PRICE-005] rounds %d up to %d', f)", ['PRICE-005']],
    [`it.each\`a | b\n\${1} | \${2}\`('[PRICE-005] rounds $a up', f)`, ['PRICE-005']],
    ["test.concurrent.for([1])('[PRICE-005] rounds %d up', f)", ['PRICE-005']],
    ["it('[PRICE-005] rounds up', { timeout: 9 }, f)", ['PRICE-005']],
  ])('finds the ids in %j', (source, ids) => {
    expect(idsOf(source)).toEqual(ids);
  });

  it.each([
    "it('rounds [a, b] and [] up', f)",
    "it('[price-005] is no id', f)",
    "it('PRICE-005 outside brackets', f)",
    "load('[PRICE-005] is no test', f)",
    "// it('[PRICE-005] is a comment', f)",
    "it('quotes a test', () => { const source = \"it('[PRICE-005]', f)\"; })",
    'it(title, f)',
  ])('finds no id in %j', (source) => {
    expect(idsOf(source)).toEqual([]);
  });

  it.each(['SHELL-14', 'SHELL-014…020', 'SHELL-014 to 20', 'SHELL-014/015'])(
    'returns the malformed id %j',
    (id) => {
      expect(idsOf(`it('[${id}] shows a logo', f)`)).toEqual([id]);
    },
  );

  it('gives file and line', () => {
    expect(cite("\n\nit('[A-001] one', f);\nit('[A-002] two', f);\n", 'tests/b.spec.ts')).toMatchObject([
      { id: 'A-001', file: 'tests/b.spec.ts', line: 3 },
      { id: 'A-002', file: 'tests/b.spec.ts', line: 4 },
    ]);
  });

  it('reads TSX and type annotations', () => {
    const source = "it('[A-001] renders', (): void => { expect(<p>{1 as number}</p>).toBe(2); });";
    expect(cite(source, 'src/a.test.tsx')).toMatchObject([{ id: 'A-001', hasAssertion: true }]);
  });

  it('throws, with the file, when it cannot parse', () => {
    expect(() => cite("it('[A-001] is cut off', () => {")).toThrow('src/a.test.ts: ');
  });

  it.each([
    'expect(1).toBe(1);',
    'expect(1).not.toBe(2);',
    'await expect(load()).resolves.toEqual({});',
    'expect.soft(1).toBe(1);',
    'await expect.poll(() => 1).toBe(1);',
    'assert(true);',
    'assert.equal(1, 1);',
    'expectTotal(page, 100);',
    'await shop.expectTotal(100);',
    'fc.assert(fc.property(fc.nat(), (n) => n >= 0));',
    'for (const n of [1]) { if (n) { expect(n).toBe(1); } }',
  ])('sees the assertion in %j', (body) => {
    expect(assertsIn(body)).toBe(true);
  });

  it.each([
    '',
    'render();',
    'expect(1);',
    'expect.assertions(1);',
    'compare(expect.any(Number));',
    "const text = 'expect(1).toBe(1)';",
    '// expect(1).toBe(1)',
    'expected(1);',
    'const expectTotal = 1;',
  ])('sees no assertion in %j', (body) => {
    expect(assertsIn(body)).toBe(false);
  });

  it('does not count the assertions of one test for the next', () => {
    const source = "it('[A-001] one', () => {});\nit('[A-002] two', () => { expect(1).toBe(1); });";
    expect(cite(source).map(({ hasAssertion }) => hasAssertion)).toEqual([false, true]);
  });

  it.each([
    ["it.skip('[A-001] one', f)", true],
    ["it.todo('[A-001] one')", true],
    ["test.fixme('[A-001] one', f)", true],
    ["describe.skip('all', () => { it('[A-001] one', f); })", true],
    ["it.skipIf(isRoot)('[A-001] one', f)", false],
    ["describe.skip('all', () => {}); it('[A-001] one', f);", false],
  ])('knows whether the test in %j is skipped', (source, isSkipped) => {
    expect(cite(source)).toMatchObject([{ id: 'A-001', isSkipped }]);
  });

  it.each([
    "describe('[A-001] all', () => {})",
    "test.describe('[A-001] all', () => {})",
    "test.step('[A-001] first', f)",
  ])('knows %j for a group', (source) => {
    expect(cite(source)).toMatchObject([{ id: 'A-001', at: 'group' }]);
  });
});

it('the rows of a table of cases cite what their texts name', () => {
  const source =
    "test.each([['[A-001][A-002]', 1], ['[A-003]', 2]] as const)('%s is %d', (_id, n) => { expect(n).toBe(n); });";
  expect(parseCitations(source, 'a.test.ts').map(({ id }) => id)).toEqual(['A-001', 'A-002', 'A-003']);
});

it.each([
  "test.each([[1, '[A-001] is a value']])('%s', (n) => { expect(n).toBe(n); });",
  "test.each([['[A-001] is a value']])('rounds', (n) => { expect(n).toBe(n); });",
])('a cell that no placeholder of the title takes cites nothing: %j', (source) => {
  expect(parseCitations(source, 'a.test.ts')).toEqual([]);
});
