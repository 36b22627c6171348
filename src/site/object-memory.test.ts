import { expect, test } from 'vitest';
import { createObjectMemory } from './object-memory.ts';

test('a value is found under the object and the key it was kept for, and under no other', () => {
  const memory = createObjectMemory<string>(10);
  const hotel = {};
  memory.keep(hotel, 'de', 'Haus');
  expect(memory.find(hotel, 'de')).toBe('Haus');
  expect(memory.find(hotel, 'en')).toBeUndefined();
  expect(memory.find({}, 'de')).toBeUndefined();
});

test('what is asked for stays, what is not is forgotten when the memory has been full twice', () => {
  const memory = createObjectMemory<string>(2);
  const [asked, forgotten] = [{}, {}];
  memory.keep(asked, '', 'asked');
  memory.keep(forgotten, '', 'forgotten');
  for (let more = 0; more < 4; more += 1) {
    memory.keep({}, '', 'another');
    expect(memory.find(asked, '')).toBe('asked');
  }
  expect(memory.find(forgotten, '')).toBeUndefined();
});

test('values may take more room than one', () => {
  const memory = createObjectMemory<string>(10, ({ length }) => length);
  const [first, second] = [{}, {}];
  memory.keep(first, '', '12345');
  memory.keep(second, '', '12345');
  memory.keep({}, '', '1');
  memory.keep({}, '', '1234567890');
  expect(memory.find(first, '')).toBeUndefined();
});
