import { expect, test } from 'vitest';
import { createSealer } from './sealer.server.ts';

const sealer = createSealer('a secret', 'a purpose');
const sealed = sealer.seal('Núñez 田中', 'one');

test('opens what it has sealed, and seals no text twice alike', () => {
  expect(sealer.open(sealed, 'one')).toBe('Núñez 田中');
  expect(sealer.open(sealer.seal('', 'one'), 'one')).toBe('');
  expect(sealer.seal('Núñez 田中', 'one')).not.toBe(sealed);
  expect(sealed).not.toContain(Buffer.from('Núñez').toString('base64url'));
});

const changed = Buffer.from(sealed.slice(3), 'base64url');
changed[20] = (changed[20] ?? 0) ^ 1;

test.each([
  ['of another context', sealer, sealed, 'two'],
  ['under another secret', createSealer('another secret', 'a purpose'), sealed, 'one'],
  ['for another purpose', createSealer('a secret', 'another purpose'), sealed, 'one'],
  ['that was changed', sealer, `v1.${changed.toString('base64url')}`, 'one'],
  ['that was cut', sealer, sealed.slice(0, 20), 'one'],
  ['that was never sealed', sealer, 'JBSWY3DPEHPK3PXP', 'one'],
  ['without anything', sealer, '', 'one'],
])('opens no text %s', (_what, opener, text, context) => {
  expect(opener.open(text, context)).toBeNull();
});
