import { expect, test } from 'vitest';
import { findLiteralSpreads } from './find-literal-spreads.ts';
import { parseSource } from './parse-source.ts';

const find = (text: string) => findLiteralSpreads(parseSource('src/a.tsx', text));

test.each([
  'const a = {\n...{ b, c }, d };',
  'const a = <p\n{...{ id, title }} />;',
  'load({ a: {\n...{ b: 1 } } });',
])('a literal object that is spread is a fault: %j', (text) => {
  expect(find(text)).toEqual(['src/a.tsx:2: write the properties instead of ...{ }']);
});

test.each(['const a = [\n...[1, 2], ...b];', 'f(\n...[b, c]);', 'const a = [\n...([1, 2] as const)];'])(
  'a literal list that is spread is a fault: %j',
  (text) => {
    expect(find(text)).toEqual(['src/a.tsx:2: write the entries instead of ...[ ]']);
  },
);

test.each([
  'const a = { ...b, c };',
  'const a = <p {...props} />;',
  'const a = { ...(b ? { c } : {}), ...d.map({ e }) };',
  'const a = [...b, ...(c ? [1] : []), ...[1, 2].map(d)];',
  "const a = '...{ b, c }';",
])('other spreads are none: %j', (text) => {
  expect(find(text)).toEqual([]);
});
