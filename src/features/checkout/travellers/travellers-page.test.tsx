import { describe, expect, test } from 'vitest';
import { readWords, renderInShop, type ShopOptions } from '../../../../tests/factories/render-in-shop.tsx';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { exampleExtras } from '../extras/example-extras.ts';
import { buildExampleSummary } from '../frame/example-summary.ts';
import { buildExampleInfo } from './example-info.ts';
import { takeSurname } from './fill-traveller.ts';
import TravellersPage, { type TravellersPageProps } from './travellers-page.tsx';

/** The step's markup without dialogs that are not open. */
async function render(
  changes: Partial<TravellersPageProps> = {},
  options: ShopOptions = {},
): Promise<string> {
  const markup = await renderInShop(<TravellersPage {...buildExampleInfo(changes)} />, options);
  return markup.replaceAll(/<dialog.*?<\/dialog>/g, '');
}

/** Texts of the headings of a level. */
const listHeadings = (markup: string, level: number) =>
  [...markup.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, words = '']) =>
    readWords(words),
  );
const names = (markup: string) => [...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

test('[TRVL-001] [TRVL-002] [TRVL-003] [TRVL-004] [TRVL-005] [TRVL-006] [TRVL-007] [TRVL-008] the step has its headers', async () => {
  const markup = await render();
  expect(listHeadings(markup, 1)).toEqual(['Your personal data']);
  expect(listHeadings(markup, 2)).toEqual([
    'Tour Participants',
    'Lead Passenger contact data',
    'Comments',
    'Entry and vaccination requirements',
    'Your Travel documents',
    'Hotel Cala',
  ]);
  expect(listHeadings(markup, 3)).toEqual([
    'Passengers',
    'Contact details',
    'Nationality Germany, destination Spain',
  ]);
});

test('[TRVL-009] [TRVL-010] [TRVL-011] [TRVL-012] [CDATA-073] the step has its checkboxes and buttons', async () => {
  const markup = await render();
  expect(markup.match(/name="firstPersonBilled"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-required="true" name="terms"/);
  const words = readWords(markup);
  for (const part of ['This person is being billed', 'Proceed to payment', 'Back'])
    expect(words).toContain(part);
});

describe('saved travellers', () => {
  const ben = {
    gender: 'MALE',
    title: '',
    fname: 'Ben',
    lname: 'Berg',
    birthDate: '01/05/1990',
    nationality: 'DE',
  };

  test('[TRVL-017] a member chooses for each traveller from those of the account, and may store these', async () => {
    const markup = await render({ saved: [ben] });
    expect(markup.match(/>Ben Berg<\/option>/g)).toHaveLength(4);
    expect(names(markup)).toContain('saveTravellers');
    expect(markup).not.toMatch(/checked[^>]*name="saveTravellers"|name="saveTravellers"[^>]*checked/);
  });

  test('a member who has stored nobody may store these travellers', async () => {
    const markup = await render({ saved: [] });
    expect(readWords(markup)).not.toContain('Use a saved person');
    expect(names(markup)).toContain('saveTravellers');
  });

  test('a guest is offered neither', async () => {
    const markup = await render({ saved: null });
    expect(readWords(markup)).not.toContain('Use a saved person');
    expect(names(markup)).not.toContain('saveTravellers');
  });
});

describe('fields', () => {
  test('[TRVL-015] [CDATA-068] [CDATA-069] [CDATA-071] every passenger has the fields of the passenger form', async () => {
    const shown = names(await render());
    for (const at of [0, 1, 2, 3]) {
      for (const field of ['gender', 'title', 'fname', 'lname', 'birthDate', 'nationality'])
        expect(shown).toContain(`adults.${at}.${field}`);
    }
  });

  test('children and babies are asked for no academic title', async () => {
    const markup = await render();
    expect(markup.match(/<select[^>]*name="adults\.\d\.title"/g)).toHaveLength(2);
    expect(markup).toMatch(/type="hidden" name="adults\.2\.title" value=""/);
    expect(readWords(markup).match(/Title /g)).toHaveLength(2);
  });

  test('all but the first may take the surname of the first traveller', async () => {
    expect(readWords(await render()).match(/Same surname as first traveller/g)).toHaveLength(3);
    const events: string[] = [];
    const to = { value: '', dispatchEvent: ({ type }: Event) => events.push(type) > 0 };
    expect(takeSurname({ value: '  ' }, to)).toBe(false);
    expect(events).toEqual([]);
    expect(takeSurname({ value: ' Berg ' }, to)).toBe(true);
    expect([to.value, ...events]).toEqual(['Berg', 'input', 'change']);
  });

  test('[TRVL-016] [CDATA-074] the contact has its four fields, the country and the comments', async () => {
    const shown = names(await render({}, { wiredPorts: ['newsletter'] }));
    for (const field of ['email', 'confirmEmail', 'phone', 'newsletterSubscription', 'country', 'comments'])
      expect(shown).toContain(`contact.${field}`);
  });

  test('[TRVL-016] without a newsletter behind it nobody is asked to tick for one', async () => {
    expect(names(await render())).not.toContain('contact.newsletterSubscription');
  });

  test('[TRVL-025] [TRVL-026] passengers are labelled by type, with a number when there are several of a type', async () => {
    const legends = [...(await render()).matchAll(/<legend[^>]*>(.*?)<\/legend>/g)].map(([, words = '']) =>
      readWords(words),
    );
    expect(legends).toEqual(['Adult 1', 'Adult 2', 'Child', 'Baby', 'Contact details']);
  });

  test('[CDATA-079] [CDATA-080] salutations are Mr. and Mrs./Ms.', async () => {
    const words = readWords(await render());
    expect(words).toContain('Salutation Mr. Mrs./Ms.');
  });

  test('[VALID-035] without a flight one may have no salutation, with one nobody may', async () => {
    const { rules } = buildExampleInfo();
    const words = readWords(await render({ rules: { ...rules, needsGender: false } }));
    expect(words.match(/Salutation Mr\. Mrs\.\/Ms\. No salutation/g)).toHaveLength(4);
    expect(readWords(await render())).not.toContain('No salutation');
  });

  test('[CDATA-078] countries are in the order of the list', async () => {
    const [, options = ''] = /name="contact\.country".*?>(.*?)<\/select>/.exec(await render()) ?? [];
    expect(readWords(options)).toMatch(
      /^Germany Austria Switzerland Bulgaria Portugal .* Luxembourg Sweden$/,
    );
  });

  test('[FLOW-037] [CDATA-072] [MILE-016] frequent flyer programmes are offered where the brand has them, to all but babies', async () => {
    const flagged = (isOn: boolean) => render({}, { flags: { checkoutFrequentFlyerPrograms: isOn } });
    expect(readWords(await flagged(true)).match(/Frequent flyer programme/g)).toHaveLength(3);
    expect(readWords(await flagged(true))).toContain('None Miles & More');
    expect(readWords(await flagged(false))).not.toContain('Frequent flyer');
  });

  test('browsers fill in the lead traveller with the contact, and every other one as a section of its own', async () => {
    const markup = await render();
    for (const token of ['honorific-prefix', 'given-name', 'family-name', 'bday'])
      expect(
        [...markup.matchAll(new RegExp(`autocomplete="([^"]*${token})"`, 'gi'))].map(([, each]) => each),
      ).toEqual(
        [
          token,
          `section-traveller-2 ${token}`,
          `section-traveller-3 ${token}`,
          `section-traveller-4 ${token}`,
        ].slice(0, token === 'honorific-prefix' ? 2 : 4),
      );
  });
});

const insured = buildExampleSummary({
  extras: [
    { id: 'cancel', kind: 'insurance', variant: 'cancellation', leg: null, travellers: [], amount: 5_440 },
  ],
});
const fixed = /<select[^>]*disabled=""[^>]*name="contact.country"|name="contact.country"[^>]*disabled=""/;

test('[TRVL-013] [TRVL-014] a chosen insurance fixes the country, and a note says why', async () => {
  const why = 'To change your country please go back to your insurance selection';
  expect(await render({ summary: insured })).toMatch(fixed);
  expect(readWords(await render({ summary: insured }))).toContain(why);
  expect(await render()).not.toMatch(fixed);
  expect(readWords(await render())).not.toContain(why);
});

test('[TRVL-013] an insurance chosen on this page fixes the country to its own', async () => {
  const compact = { ...exampleExtras, market: 'at' } as const;
  const [, options = ''] =
    /name="contact\.country".*?>(.*?)<\/select>/.exec(await render({ summary: insured, compact })) ?? [];
  expect(options).toMatch(/<option value="AT" selected=""/);
  expect(await render({ summary: insured, compact })).toMatch(fixed);
  expect(await render({ compact })).not.toMatch(fixed);
});

test('the birth date of a child shows the age on which the price is based', async () => {
  const words = readWords(await render());
  expect(words).toContain('DD/MM/YYYY · 7 years old on departure, according to your search');
  expect(words).toContain('DD/MM/YYYY · under 1 year old on departure, according to your search');
});

test('unavailable extras are listed here when the extras step is skipped', async () => {
  const cover = { id: 'c', kind: 'insurance', variant: 'full_cover', leg: null, travellers: [], amount: 1 };
  const review = { dropped: [cover as ChosenExtra], repriced: [] };
  expect(readWords(await render({ review }))).toContain(
    'No longer available and removed: Insurance (Full cover).',
  );
});

test('[TRAV-007] several rooms group their travellers, whose fields stay the same', async () => {
  const summary = buildExampleSummary();
  const [room] = summary.trip.rooms;
  if (room === undefined) throw new Error('A trip has a room');
  const rooms = [
    { ...room, name: 'Double room', travellers: [0] },
    { ...room, name: '', travellers: [1] },
  ];
  const markup = await render({ summary: { ...summary, trip: { ...summary.trip, rooms } } });
  expect(listHeadings(markup, 4)).toEqual(['Room 1: Double room', 'Room 2']);
  const fields = names(markup).filter((name) => name?.startsWith('adults.') || name?.includes('fname'));
  const alone = names(await render()).filter(
    (name) => name?.startsWith('adults.') || name?.includes('fname'),
  );
  expect(fields.slice(0, 2)).toEqual(alone.slice(0, 2));
  expect(listHeadings(await render(), 4)).toEqual([]);
});
