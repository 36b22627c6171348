import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { noBirthDate, splitBirthDate } from './travellers-dates.ts';
import { TravellersPicker, type TravellersPickerProps } from './travellers-picker.tsx';

const days = { today: requireDay('2026-11-21'), departure: requireDay('2026-12-12') };
const born = (date: string) => splitBirthDate(requireDay(date));

const render = (props: Partial<TravellersPickerProps> = {}) =>
  renderInShop(
    <TravellersPicker
      draft={{ adults: 2, children: [] }}
      days={days}
      control="birth-date"
      isHotelOnly={false}
      showsErrors={false}
      onDraft={() => {}}
      {...props}
    />,
  );
const read = async (props?: Partial<TravellersPickerProps>) => readWords(await render(props));

const rooms =
  'We can only reserve one room per booking. If you would like to reserve multiple rooms, please create a second booking.';

test('[TRAV-001] [TRAV-002] [TRAV-003] [FLAG-010] adults and children are counted, each child gives a birth date or an age', async () => {
  const draft = { adults: 2, children: [born('2020-01-01')] };
  const byDate = await render({ draft });
  for (const name of ['Add an adult', 'Remove an adult', 'Add a child', 'Remove a child'])
    expect(byDate).toContain(`aria-label="${name}"`);
  expect(byDate.match(/<select/g)).toHaveLength(3);
  expect((await render({ draft, control: 'age' })).match(/<select/g)).toHaveLength(1);
});

describe('warnings', () => {
  test('[TRAV-007] [TRAV-008] warns with more than 2 adults of the one room', async () => {
    expect(await read({ draft: { adults: 3, children: [] } })).toContain(rooms);
    expect(await read()).not.toContain(rooms);
  });

  test('[TRAV-009] [TRAV-010] says what holds for babies and for children under 12', async () => {
    const words = await read({ draft: { adults: 2, children: [born('2026-01-01'), born('2019-01-01')] } });
    expect(words).toContain('Children under 2 travel on an adult’s lap');
    expect(words).toContain('Children under 12 travel at the child fare');
  });
});

describe('errors', () => {
  test('[TRAV-012] [TRAV-013] no adult is an error once confirming was tried', async () => {
    const draft = { adults: 0, children: [] };
    expect(await read({ draft, minAdults: 0, showsErrors: true })).toContain('Error');
    expect(await read({ draft, minAdults: 0 })).not.toContain('Error');
  });

  test('[TRAV-016] more babies than adults are refused', async () => {
    const draft = { adults: 1, children: [born('2026-01-01'), born('2026-02-01')] };
    expect(await read({ draft, showsErrors: true })).toContain(
      'Per adult only 1 child under 2 years is allowed',
    );
  });

  test('[TRAV-014] [TRAV-019] [TRAV-020] a missing birth date is an error after the first attempt to confirm', async () => {
    const draft = { adults: 2, children: [noBirthDate] };
    const message = 'Please choose the age on arrival for children';
    expect(await read({ draft, showsErrors: true })).toContain(message);
    expect(await read({ draft })).not.toContain(message);
  });

  test('[TRAV-021] [TRAV-022] [TRAV-023] a birth date beyond the limits is reported at once', async () => {
    const draft = { adults: 2, children: [born('2026-12-01'), born('2010-12-01')] };
    const words = await read({ draft });
    expect(words).toContain('Birthdate cannot be in the future');
    expect(words).toContain('Child age cannot be higher than 15 years');
  });
});

describe('controls', () => {
  test('[TRAV-029] [TRAV-033] ages are offered from under 1 to 15', async () => {
    const markup = await render({ control: 'age', draft: { adults: 2, children: [born('2019-11-01')] } });
    const options = [...markup.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(options).toEqual(['&lt; 1', ...Array.from({ length: 15 }, (_age, at) => String(at + 1))]);
    expect(markup).toMatch(/<option[^>]*selected=""[^>]*>7</);
  });

  test('[TRAV-034] a birth date is chosen by day, month and year', async () => {
    const markup = await render({ draft: { adults: 2, children: [born('2019-02-28')] } });
    expect([...markup.matchAll(/<select aria-label="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'Day',
      'Month',
      'Year',
    ]);
    expect(markup).not.toContain('>29</option>');
  });

  test('[TRAV-024] [TRAV-025] counters stop at their limits', async () => {
    const stopped = /aria-label="(Add|Remove) an adult" aria-disabled="true"/;
    expect(stopped.exec(await render({ draft: { adults: 1, children: [] } }))?.[1]).toBe('Remove');
    expect(stopped.exec(await render({ draft: { adults: 6, children: [] } }))?.[1]).toBe('Add');
    expect(stopped.test(await render())).toBe(false);
  });
});
