import { expect, test } from 'vitest';
import { checkCardHolder } from './check-card-holder.ts';

test.each(['', ' ', '\t'])('[VALID-050] the card holder %j is missing', (name) => {
  expect(checkCardHolder(name)).toBe('cardHolderRequired');
});

test.each(['Anna Muster', "Sinéad O'Connor", 'Sinéad O’Connor', 'Zoë-Marie Łukasz', 'Ø', 'Νίκος'])(
  '[VALID-051] %s is a valid card holder',
  (name) => {
    expect(checkCardHolder(name)).toBeNull();
  },
);

test.each(['Anna 2', 'Anna_Muster', 'Muster, Anna', 'A. Muster', 'a@b', '4111111111111111'])(
  '[VALID-051] %s has numbers or special characters',
  (name) => {
    expect(checkCardHolder(name)).toBe('cardHolderInvalid');
  },
);
