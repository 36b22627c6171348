import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const spec = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../docs/spec/${name}.md`), 'utf8').split('\n');

test.each(['/ajax/voucher/create', '`set-info`', '`book`', 'cart call for `{checkoutId}`'])(
  '[API-032] only the checkout file describes the voucher call %s',
  (call) => {
    const describes = (line: string) =>
      line.includes('[api]') && /voucher/i.test(line) && line.includes(call);
    expect(spec('checkout').filter(describes)).toHaveLength(1);
    expect(spec('shell').filter(describes)).toEqual([]);
  },
);

test('[API-032] no call of search or checkout is described among those of the shell', () => {
  const shell = spec('shell').filter((line) => /^- \*\*API-\d+\*\* \[api\]/.test(line));
  expect(shell.length).toBeGreaterThan(10);
  expect(shell.filter((line) => /\/ajax\/(booking|voucher|cascade|hoteldetail)/.test(line))).toEqual([]);
});
