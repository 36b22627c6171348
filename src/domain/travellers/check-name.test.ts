import { expect, test } from 'vitest';
import { checkName } from './check-name.ts';

const letters = (count: number) => 'A'.repeat(count);

test.each([
  ['', 'required'],
  ['   ', 'required'],
  [letters(1), 'nameTooShortError'],
  [` ${letters(1)} `, 'nameTooShortError'],
  [letters(2), null],
  [letters(28), null],
  [` ${letters(28)} `, null],
  [letters(29), 'nameTooLongError'],
  ['Łukasz-José O’Neill', null],
  ['A1', 'digitNameError'],
  ['1', 'digitNameError'],
  ['Anna 3', 'digitNameError'],
  ['http://evil.tk/x', 'nameCharacterError'],
  ['=Anna', 'nameCharacterError'],
  ['Anna\u202e', 'nameCharacterError'],
])('[VALID-001] [VALID-024] [VALID-025] [VALID-026] [CONST-003] the name "%s": %s', (name, code) => {
  expect(checkName(name)).toBe(code);
});

test('[VALID-028] [VALID-029] a card number in a name gets invalidPhone, other digits get digitNameError', () => {
  expect(checkName('Anna 4111 1111 1111 1111')).toBe('invalidPhone');
  expect(checkName('Anna 4111 1111 1111 1112')).toBe('digitNameError');
});
