import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { listAirportOptions, type NamedAirport } from './airport-select.tsx';
import { examples } from './dates-panel.example.tsx';
import { DatesSelect } from './dates-select.tsx';

function example(name: string) {
  const found = examples.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No example '${name}'`);
  return found.render();
}

test('[HOTEL-010] the part is called Customize your dates and says what is chosen', async () => {
  const words = readWords(await renderInShop(example('cascade')));
  expect(words).toContain('Customize your dates');
  expect(words).toContain('Sat 15 May – Sat 22 May 2027 · 7 nights');
});

describe('cascade', () => {
  test('[CASC-001] has the columns length of stay, airport, month and date, each option with its price', async () => {
    const words = readWords(await renderInShop(example('cascade')));
    for (const option of ['3 nights 489 €', 'Berlin 744 €', 'April 2027 664 €', 'Sat 8 May 733 €'])
      expect(words).toContain(option);
  });

  test('[CASC-007] marks the cheapest of a column in words and what is selected for assistive technology', async () => {
    const markup = await renderInShop(example('cascade'));
    expect(readWords(markup)).toContain('Frankfurt am Main 719 € best price');
    expect(readWords(markup)).not.toContain('Berlin 744 € best price');
    expect(markup.match(/aria-selected="true"/g)).toHaveLength(4);
  });

  test('the market’s own airports come first, others are folded, and the best price is one of those searched', async () => {
    const markup = await renderInShop(example('cascade with airports of other countries'));
    const column =
      /<div[^>]*id="cascade-airports".*?(?=<div[^>]*id="cascade-months")/s.exec(markup)?.[0] ?? '';
    expect(readWords(column)).toMatch(
      /Frankfurt am Main 719 €.* best price .*München 802 €.* Airports in other countries Pisa 501 €/,
    );
    expect(column.match(/best price/g)).toHaveLength(1);
    expect(column).toMatch(/<details(?! open)/);
    const chosen = await renderInShop(example('cascade of a trip from another country'));
    expect(chosen).toMatch(/<details open=""><summary[^>]*>Airports in other countries/);
  });

  test('an option says what else changes with it before it is chosen', async () => {
    const words = readWords(await renderInShop(example('cascade that changes more')));
    expect(words).toContain('10 nights 934 € from München · Thu 20 May · Half board');
    expect(words).toContain('14 nights 1.249 €');
    expect(words).not.toContain('14 nights 1.249 € from');
  });

  test('[CASC-007] every option is a link to the offer whose price it shows', async () => {
    const markup = await renderInShop(example('cascade'));
    expect(markup).toContain(
      'href="?offer=offer-MUC&amp;shownPrice=160400EUR&amp;before=shown&amp;chose=airport"',
    );
  });

  test('[CASC-005] the length of stay has a choice of airport, the airports of the search first', async () => {
    const markup = await renderInShop(example('cascade'));
    const select = /<select id="cascade-los-airport".*?<\/select>/s.exec(markup)?.[0] ?? '';
    expect(readWords(select)).toBe('Your airports Frankfurt am Main');
  });

  test('[CASC-005] once React is there, every airport is in the list with its price, those of other countries last', () => {
    const airports = [
      { value: 'FRA', label: 'Frankfurt', countryCode: 'DE', offerId: 'b', amount: 71_900, total: 143_800 },
      { value: 'PSA', label: 'Pisa', countryCode: 'IT', offerId: 'a', amount: 50_100, total: 100_200 },
    ];
    const list = (chosen: NamedAirport | null) => {
      const formatAirport = ({ label, amount }: { readonly label?: string; readonly amount: number }) =>
        `${label} ${amount}`;
      const { own, elsewhere } = listAirportOptions({
        airports,
        chosen,
        home: 'DE',
        together: 'Any',
        formatAirport,
      });
      return [own.map(({ words }) => words), elsewhere.map(({ words }) => words)];
    };
    expect(list(null)).toEqual([['Any', 'Frankfurt 71900'], ['Pisa 50100']]);
    expect(list({ code: 'PSA', name: 'Pisa' })).toEqual(list(null));
    expect(list({ code: 'MUC', name: 'München' })).toEqual([
      ['Any', 'München', 'Frankfurt 71900'],
      ['Pisa 50100'],
    ]);
  });

  test('a group of further options has a name', () => {
    const markup = renderToStaticMarkup(
      <DatesSelect
        id="from"
        label="From"
        value=""
        options={[{ value: '', words: 'Any' }]}
        further={{ name: 'Elsewhere', options: [{ value: 'PSA', words: 'Pisa' }] }}
        onChange={() => undefined}
      />,
    );
    expect(markup).toContain('<optgroup label="Elsewhere"><option value="PSA">Pisa</option></optgroup>');
  });

  test('[CASC-001] a stay without flights has no airport to choose', async () => {
    const markup = await renderInShop(example('cascade of a stay without flights'));
    expect(markup).not.toContain('cascade-airports');
    expect(markup).toContain('cascade-months');
  });

  test('a column with nothing in it says so', async () => {
    const words = readWords(await renderInShop(example('cascade with nothing in a column')));
    expect(words).toContain('Nothing available for this selection.');
  });
});

describe('calendar', () => {
  test('[HOTEL-025] [CAL-001] shows the month with the price of each day, the cheapest named in words', async () => {
    const markup = (await renderInShop(example('calendar'))).replaceAll('\u00a0', ' ');
    expect(readWords(markup)).toContain('May 2027: 28 days with departures, from 719 € per person');
    expect(markup).toContain('Sunday 2 May 2027, from 719 € per person, 1.438 € for all, best price');
    expect(markup).toContain('Saturday 1 May 2027, no departure');
  });

  test('[CAL-001] the year at a glance has every month in which one can travel', async () => {
    const words = readWords(await renderInShop(example('calendar')));
    for (const month of ['Nov 2026', 'Jan 2027', 'Nov 2027']) expect(words).toContain(month);
  });

  test('a day that changes airport or board says so before it is picked', async () => {
    const markup = (await renderInShop(example('calendar that changes more'))).replaceAll('\u00a0', ' ');
    expect(markup).toMatch(
      /Sunday 2 May 2027, from 719 € per person, 1.438 € for all, (best price, )?from München, Half board/,
    );
    expect(readWords(markup)).toContain('MUC* ');
    expect(readWords(markup)).toContain('MUC = from München');
    expect(readWords(markup)).toContain('* = other board than Breakfast');
    expect(readWords(await renderInShop(example('calendar')))).not.toContain('MUC');
  });

  test('says that prices are on their way, and that a month is empty', async () => {
    expect(readWords(await renderInShop(example('calendar while it loads')))).toContain('Checking prices');
    expect(readWords(await renderInShop(example('calendar month without departures')))).toContain(
      'No departures in May 2027.',
    );
  });
});

describe('view modes', () => {
  test('[HOTEL-039] the other mode is a link with the offer shown', async () => {
    const markup = await renderInShop(example('cascade'));
    expect(markup).toContain(
      '?offer=shown&amp;shownPrice=100000EUR&amp;viewMode=offersCalendar#customize-dates"',
    );
  });

  test('[HOTEL-040] [FLAG-005] without the calendar there is nothing to toggle', async () => {
    const markup = await renderInShop(example('calendar'), { flags: { offersCalendar: false } });
    expect(markup).not.toContain('viewMode=');
    expect(markup).toContain('cascade-los');
  });

  test('[HOTEL-041] [FLAG-006] a brand with neither has a plain list of offers that are links, and no switch', async () => {
    const flags = { offersCalendar: false, hotelCascade: false };
    const markup = (await renderInShop(example('plain list'), { flags })).replaceAll('\u00a0', ' ');
    expect(readWords(markup)).toContain('Sat 22 May 2027 5 nights · Breakfast · Berlin 611 €');
    expect(markup).toContain(
      'href="?offer=later&amp;shownPrice=122200EUR&amp;before=shown&amp;chose=departure-nights-board-airport"',
    );
    expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
    expect(markup).not.toContain('viewMode=');
    expect(markup).not.toContain('cascade-los');
  });
});

describe('open at first', () => {
  const expanded = (markup: string) => [
    ...markup.matchAll(/aria-expanded="(\w+)" aria-controls="customize-dates/g),
  ];

  test('[HOTEL-034] [HOTEL-036] is what the brand says of each device', async () => {
    const markup = await renderInShop(example('closed or open by device'));
    expect(expanded(markup).map(([, open]) => open)).toEqual(['false', 'true']);
  });

  test('[HOTEL-037] a view mode in the address opens it', async () => {
    expect(expanded(await renderInShop(example('calendar'))).map(([, open]) => open)).toEqual([
      'true',
      'true',
    ]);
  });
});
