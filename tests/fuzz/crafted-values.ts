import type { Random } from '../oracle/random.ts';

/** JSON that no value of JavaScript becomes when it is printed: stands in a value for its text. */
const rawJson: Readonly<Record<string, string>> = {
  '«1e999»': '1e999',
  '«-1e999»': '-1e999',
  '«long number»': '9'.repeat(5_000),
  '«deep list»': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '«deep group»': `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  '«proto»': '{"__proto__":{"isAdmin":true},"a":1}',
  '«constructor»': '{"constructor":{"prototype":{"isAdmin":true}}}',
};

const texts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udc00b', '\u202eannA', '\u2066', '\ufeff', '\u200b', '\u3164'],
  ...['x'.repeat(101), 'x'.repeat(2_001), 'x'.repeat(20_001), 'x'.repeat(60_000), '😀'.repeat(300)],
  ...[`a${'\u0301'.repeat(30)}`, `a${'\u0f73'.repeat(19_000)}`, 'u\u0308', 'İ', 'ß', 'ﬃ', '٣', '²'],
  ...['<'.repeat(15_000), '<b'.repeat(5_000) + '>'.repeat(5_000), '['.repeat(19_000), '[]('.repeat(6_000)],
  ...['<script>alert(1)</script>', '{{7*7}}', "' or 1=1 --", '%', '%00', '%E0%A4%A', '\\', '\r\nX: y'],
  ...[
    '=1+1',
    '@a',
    '+1',
    '-1',
    'http://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '../../etc/passwd',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'length', 'then'],
  ...[
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0x10',
    '1_000',
    '2147483648',
    '9007199254740993',
    '-2147483649',
    '1.5',
  ],
  ...['0000-00-00', '9999-12-31', '2026-02-30', '+275760-09-14', '31/02/2026', '2026-11-24T25:61:61Z'],
  ...[
    '[object Object]',
    'null',
    'undefined',
    '[]',
    '{}',
    '{"a":',
    'data:text/html,x',
    'a'.repeat(64),
    ','.repeat(90),
  ],
];

const others = [
  ...[null, true, false, [], {}, [[]], [null], { a: null }, 0, -0, -1, 1.5, 1e-300, 1e300],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 2 ** 53 + 2, Number.MAX_VALUE],
  ...[Array.from({ length: 3_000 }, () => 'a'), Array.from({ length: 30 }, () => ({}))],
  ...Object.keys(rawJson),
];

/** A value that has broken a server before, or could: any type, any size. */
export function craftValue(random: Random): unknown {
  return random.chance(60) ? random.pick(texts) : random.pick(others);
}

export function craftText(random: Random): string {
  return random.pick(texts);
}

/** JSON of a value with the crafted values that have no other form. */
export function printJson(value: unknown): string {
  return JSON.stringify(value).replace(/"(«[^»]+»)"/g, (whole, name: string) => rawJson[name] ?? whole);
}

/** Pieces of a query or form that no browser writes: unreadable escapes, half signs, names that are none, and many of them. */
const rawPairs = [
  ...['%', '%%', '%z=1', 'a=%', 'a=%c0%80', 'a=%ff%fe', '%ff=a', 'a=%ed%a0%80', 'a=%u0041', 'a=%00', '%00=a'],
  ...['a', '=', '==', '&&&&', '=a', 'a=b=c', 'a=+&+=a', 'a;b=c', 'a[]=1&a[]=2', 'a[b][c]=1', 'a.b=1', '[]=1'],
  ...['__proto__=a', '__proto__[isAdmin]=1', 'constructor=a', 'toString=a', 'hasOwnProperty=a', 'then=a'],
  ...[
    `a=${'%25'.repeat(2_000)}`,
    'a=1&'.repeat(1_500),
    `${'a'.repeat(3_000)}=1`,
    `a=${'%F0%9F%98%80'.repeat(250)}`,
  ],
  ...[
    'a=%0d%0aX-Evil:%201',
    'a=<script>alert(1)</script>',
    "a='%20or%201=1--",
    'a=\u00ff',
    'a=\\',
    'a=#b',
    'a={"b":1}',
  ],
];

/** Raw text of a query or form, as it goes over the wire. */
export function craftRawPairs(random: Random): string {
  return random.pick(rawPairs);
}
