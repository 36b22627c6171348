import { expect, test } from 'vitest';
import { readAudit } from './read-audit.ts';

test('names packages with a high or critical vulnerability, and counts the others', () => {
  const vulnerabilities = {
    bad: { severity: 'critical', range: '<1.2.0' },
    worse: { severity: 'high', range: '*' },
    meh: { severity: 'moderate' },
  };
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    kind: 'read',
    faults: ['bad <1.2.0: critical', 'worse *: high'],
    minor: 1,
  });
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'read', faults: [], minor: 0 });
});

test.each([
  ['{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}', /answers 405/],
  ['{"message":"request failed, reason: connect ECONNREFUSED","error":{"summary":""}}', /not reached/],
])('says why a registry gave no audit: %s', (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: 'not-offered', reason: expect.stringMatching(reason) });
});

test.each(['', 'npm error', '{}', '{"error":{"summary":"no lockfile"}}'])(
  'takes the output %j for no proof',
  (output) => {
    expect(() => readAudit(output)).toThrow();
  },
);
