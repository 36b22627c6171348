import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { CodeToScan } from './code-to-scan.server.tsx';
import { describeAuthenticator, generateCodeSecret } from './one-time-code.ts';

test('a code to scan shows every dark module, with a margin of four', () => {
  const content = describeAuthenticator(generateCodeSecret(), 'somebody.with.a.long.name@staff.example');
  const { size, data } = encode(content, { ecc: 'M', border: 0 });
  const markup = renderToStaticMarkup(<CodeToScan content={content} label="Scan me" />);
  expect(markup).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
  expect(markup).toContain('role="img" aria-label="Scan me"');

  const shown = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    shown[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(shown).toEqual(data);
});
