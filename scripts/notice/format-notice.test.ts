import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatNotice } from './format-notice.ts';

function noticeOf(
  packages: Record<string, object>,
  licence = 'MIT License\n\nCopyright (c) 2020 Ada\n',
): string[] {
  const root = mkdtempSync(join(tmpdir(), 'notice-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify({ dependencies: { tides: '1.0.0' } }),
    'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }),
    'node_modules/tides/LICENSE': licence,
  })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return formatNotice(root).split('\n');
}

const tides = { version: '1.0.0', license: 'MIT' };

test('a package that the shop names is listed with its copyright, others with their licence', () => {
  const lines = noticeOf({
    'node_modules/tides': tides,
    'node_modules/tides/node_modules/moon': { version: '2.0.0', license: 'ISC' },
  });
  expect(lines.slice(lines.indexOf('tides 1.0.0, MIT')).slice(0, 2)).toEqual([
    'tides 1.0.0, MIT',
    '  Copyright (c) 2020 Ada',
  ]);
  expect(lines).toContain('moon 2.0.0, ISC');
});

test('tools and packages for one system alone are left out', () => {
  const lines = noticeOf({
    'node_modules/tides': tides,
    'node_modules/linter': { version: '3.0.0', license: 'MIT', dev: true },
    'node_modules/for-mac': { version: '4.0.0', license: 'MIT', optional: true },
  });
  expect(lines.filter((line) => /linter|for-mac/.test(line))).toEqual([]);
});

test('a package without a licence is an error', () => {
  expect(() => noticeOf({ 'node_modules/tides': { version: '1.0.0' } })).toThrow('tides names no licence');
});
