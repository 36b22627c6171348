import { expect, test } from 'vitest';
import type { TravellerSlot } from '../../../domain/travellers/traveller-slots.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { nameField } from './name-field.ts';

const slot = (traits: Partial<TravellerSlot>): TravellerSlot => ({
  type: 'adult',
  number: 1,
  isLead: false,
  pricedAge: null,
  ...traits,
});

test.each([
  ['adults.1.fname', 'Adult 2: First name'],
  ['adults.2.gender', 'Child: Salutation'],
  ['contact.email', 'E-mail'],
  ['terms', 'Terms and conditions'],
])('names the field %s as the form does', async (name, label) => {
  const slots = [slot({}), slot({ number: 2 }), slot({ type: 'child', number: null })];
  expect(nameField(name, slots, await loadTexts('en'))).toBe(label);
});
