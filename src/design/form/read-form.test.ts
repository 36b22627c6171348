import { expect, test } from 'vitest';
import { nestValues } from './read-form.ts';

test('names with dots become groups, and numbers become lists', () => {
  expect(
    nestValues({
      'adults.0.fname': 'Anna',
      'adults.0.title': '',
      'adults.1.fname': 'Ben',
      'contact.newsletter': false,
      terms: true,
    }),
  ).toEqual({
    adults: [{ fname: 'Anna', title: '' }, { fname: 'Ben' }],
    contact: { newsletter: false },
    terms: true,
  });
});
