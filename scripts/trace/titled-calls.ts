import { type ESTree, Visitor } from 'vite';

/** A call with a title: `it('…', () => …)`, `test.each(…)('…', …)`, `describe('…', …)`, `test.step('…', …)`. */
export type TitledCall = Readonly<{
  title: string;
  start: number;
  at: 'test' | 'group';
  isSkipped: boolean;
  hasAssertion: boolean;
}>;

const TEST_NAMES = new Set(['it', 'test']);
const GROUP_NAMES = new Set(['describe', 'suite', 'step']);
const SKIPPING_NAMES = new Set(['skip', 'todo', 'fixme']);
const ASSERTION_NAME = /^(?:expect|assert)(?:[A-Z]|$)/;

/** All titled calls of a test file, with whether anything inside them asserts and whether they ever run. */
export function findTitledCalls(program: ESTree.Program): TitledCall[] {
  const calls = collectCalls(program);
  const assertions = calls.filter(isAssertion);
  const skipped = calls.filter(({ callee }) => calleeNames(callee).some((name) => SKIPPING_NAMES.has(name)));

  return calls.flatMap((call): TitledCall[] => {
    const names = calleeNames(call.callee);
    const isGroup = names.some((name) => GROUP_NAMES.has(name));
    const title = staticText(call.arguments[0]);
    if (title === null || !(isGroup || TEST_NAMES.has(names[0] ?? ''))) return [];
    return [
      {
        title: [title, ...listTableTitles(call.callee, countPlaceholders(title))].join(' '),
        start: call.start,
        at: isGroup ? 'group' : 'test',
        isSkipped: skipped.some(({ start, end }) => start <= call.start && end >= call.end),
        hasAssertion: assertions.some(({ start, end }) => start > call.start && end < call.end),
      },
    ];
  });
}

function collectCalls(program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  const collect = (call: ESTree.CallExpression) => {
    calls.push(call);
  };
  new Visitor({ CallExpression: collect }).visit(program);
  return calls;
}

/** `test.skip.each(…)` and its like as `['test', 'skip', 'each']`. */
function calleeNames(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return [
        ...calleeNames(node.object),
        ...(node.property.type === 'Identifier' ? [node.property.name] : []),
      ];
    case 'CallExpression':
      return calleeNames(node.callee);
    case 'TaggedTemplateExpression':
      return calleeNames(node.tag);
    default:
      return [];
  }
}

/** `%s` and its like, which take the cells of a row one after the other. */
function countPlaceholders(title: string): number {
  return title.match(/%[sdifjoOc]/g)?.length ?? 0;
}

/**
 * What the rows of `test.each([['[ID]', …], …])` put into the title: texts that begin with a bracket, in cells that a
 * placeholder takes. A row is a case of the test, so what it cites is proved by the same assertions.
 */
function listTableTitles(callee: ESTree.Node, placeholders: number): string[] {
  if (callee.type !== 'CallExpression' || !calleeNames(callee.callee).includes('each')) return [];
  const argument = callee.arguments[0];
  const table = argument?.type === 'TSAsExpression' ? argument.expression : argument;
  if (table?.type !== 'ArrayExpression') return [];
  return table.elements
    .flatMap((row) => (row?.type === 'ArrayExpression' ? row.elements : [row]).slice(0, placeholders))
    .flatMap((cell) => (cell?.type === 'Literal' && typeof cell.value === 'string' ? [cell.value] : []))
    .filter((text) => /^\[[^\]]+\]/.test(text));
}

/** Text of a literal title; the places where a template inserts a value are left out. Null for anything else. */
function staticText(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const parts = [staticText(node.left), staticText(node.right)];
  return parts.some((part) => part !== null) ? parts.map((part) => part ?? '…').join('') : null;
}

/**
 * `expect(x).toBe(y)` with any chain in between, `assert.equal(…)`, and calls named like one: `expectTotal(…)`,
 * `fc.assert(…)`. Not a bare `expect(x)`, and not `expect.any(…)`, `expect.assertions(…)`, which compare nothing.
 */
function isAssertion({ callee }: ESTree.CallExpression): boolean {
  if (callee.type === 'Identifier') return callee.name !== 'expect' && ASSERTION_NAME.test(callee.name);
  const names = calleeNames(callee);
  if (names[0] === 'expect') return hasExpectCall(callee);
  return names[0] === 'assert' || ASSERTION_NAME.test(names.at(-1) ?? '');
}

/** Whether a member chain such as `….not.toBe` hangs on a call of `expect`, `expect.soft` or `expect.poll`. */
function hasExpectCall(node: ESTree.Node): boolean {
  return (
    node.type === 'MemberExpression' && (node.object.type === 'CallExpression' || hasExpectCall(node.object))
  );
}
