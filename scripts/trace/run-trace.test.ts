import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runTrace } from './run-trace.ts';

const SHELL = [
  '# Requirements',
  'Cited as `SHELL-001`.',
  '- **SHELL-001** [ui] The header shows a logo.',
  '- **SHELL-002** [open] Its size is not stated.',
  '- **SHELL-003** [rule] It leads home.',
  '- **PRICE-001** [rule] A price is rounded up.',
].join('\n');
const CHECKOUT = '- **PAY-001** [ui] A choice.\n- **X-001** [open] Not stated.\n';
const PROOF =
  "import { it, expect } from 'vitest';\nit('[SHELL-001] shows a logo', () => { expect(1).toBe(1); });\n";

/** A project of these files in a temporary folder that goes with the test. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'trace-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({
    'docs/spec/shell.md': SHELL,
    'docs/spec/checkout.md': CHECKOUT,
    ...files,
  })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const check = (files: Readonly<Record<string, string>>) => runTrace(projectOf(files), { check: true });
const testOf = (title: string, body = 'expect(1).toBe(1);') => `it('${title}', () => { ${body} });\n`;

describe('runTrace', () => {
  it('counts per prefix what is proved, open and replaced, unsettled points apart', () => {
    const root = projectOf({
      'docs/decisions.md':
        '- **PAY-001.** Before.\n## Replaced by a decision\n- **PRICE-001, SHELL-004.** Down.\n',
      'docs/spec/search.md': '- **SHELL-004** [rule] It is red.\n',
      'src/price.test.ts': testOf('[SHELL-004] is blue'),
      'src/logo.test.tsx': PROOF,
      'tests/home.spec.ts': testOf('[SHELL-001, SHELL-002] shows a logo'),
      'tests/deep/pay.test.ts': testOf('[checkout X-001] offers a choice'),
    });
    const { output, exitCode } = runTrace(root, { check: false });
    expect(exitCode).toBe(0);
    expect(output.replaceAll(/ +/g, ' ')).toBe(
      [
        'prefix proved open replaced unsettled, cited of',
        'PAY 0 1 0 0 0',
        'checkout X 0 0 0 1 1',
        'SHELL 1 1 1 1 1',
        'PRICE 0 0 1 0 0',
        'all 1 2 2 2 2',
        '',
        'Open, no test cites them:',
        ' PAY-001',
        ' SHELL-003',
        '',
        'Replaced by decision:',
        ' SHELL-004 PRICE-001',
        '',
      ].join('\n'),
    );
  });

  it('passes the check when every citation is valid', () => {
    expect(check({ 'src/logo.test.ts': PROOF })).toEqual({
      output: '1 valid citations of 6 requirements\n',
      exitCode: 0,
    });
  });

  it.each([
    ['SHELL-004', 'does not exist'],
    ['SHELL-1', 'does not exist'],
    ['SHELL-001…003', 'does not exist'],
    ['checkout SHELL-001', 'does not exist'],
    ['X-001', 'is cited as [checkout X-001]'],
  ])('fails the check for the id %s', (id, reason) => {
    expect(check({ 'src/a.test.ts': `\n${testOf(`[${id}] shows a logo`)}` })).toEqual({
      output: `src/a.test.ts:2 ${id} ${reason}\n`,
      exitCode: 1,
    });
  });

  it('fails the check for a test without assertions', () => {
    expect(check({ 'tests/a.spec.ts': testOf('[SHELL-001] shows a logo', 'render();') })).toEqual({
      output: 'tests/a.spec.ts:1 SHELL-001 is cited by a test without assertions\n',
      exitCode: 1,
    });
  });

  it('fails the check for a skipped test and for a group', () => {
    const source = `describe('[SHELL-001] logo', () => {\n${testOf('[SHELL-003] leads home').replace('it(', 'it.skip(')}});`;
    expect(check({ 'src/a.test.ts': source }).output.split('\n')).toEqual([
      'src/a.test.ts:1 SHELL-001 is cited by a group of tests: cite it in the title of the test that proves it',
      'src/a.test.ts:2 SHELL-003 is cited by a test that is skipped',
      '',
    ]);
  });

  it('fails the check for an id that two requirements share', () => {
    expect(check({ 'docs/spec/search.md': '- **SHELL-001** [ui] Another.\n' })).toEqual({
      output: 'docs/spec/shell.md:3 SHELL-001 is already defined at docs/spec/search.md:1\n',
      exitCode: 1,
    });
  });

  it('counts no id of its own fixtures', () => {
    const { output } = check({ 'scripts/trace/own.test.ts': testOf('[SHELL-001] shows a logo') });
    expect(output).toBe('0 valid citations of 6 requirements\n');
  });

  it('fails the check for a replaced id that does not exist', () => {
    const files = { 'docs/decisions.md': '# Decisions\n\n## Replaced by a decision\n- **SHELL-009.** No.\n' };
    expect(check(files)).toEqual({ output: 'docs/decisions.md:4 SHELL-009 does not exist\n', exitCode: 1 });
  });

  it('fails the check where there is nothing to trace to', () => {
    const files = { 'docs/spec/shell.md': '', 'docs/spec/checkout.md': '' };
    expect(check(files)).toEqual({ output: 'docs/spec holds no requirement\n', exitCode: 1 });
  });

  it('prints the faults below the report too', () => {
    const root = projectOf({ 'src/a.test.ts': testOf('[SHELL-009] shows a logo') });
    expect(runTrace(root, { check: false }).output).toMatch(
      /\nsrc\/a\.test\.ts:1 SHELL-009 does not exist\n$/,
    );
  });
});
