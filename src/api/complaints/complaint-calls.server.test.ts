import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fileContents } from '../../../tests/factories/complaint-files.ts';
import { fieldsOf, openComplaintShop, sentComplaint } from '../../../tests/factories/complaint-shop.ts';
import type { FormPart } from '../../../tests/factories/multipart.ts';
import { complaintPolicy } from '../../defaults.ts';

const shop = await openComplaintShop();
afterAll(() => shop.close());

const photo = { name: 'file[]', file: 'beach.jpg', content: fileContents.jpeg } as const;
const fields = fieldsOf(sentComplaint);
/** Every test is a visitor of its own: files, guesses and forms of others are none of its business. */
let count = 0;
let visitor = '';
beforeEach(() => {
  count += 1;
  visitor = `Visitor ${count}`;
  shop.cases.splice(0);
});
const words = (text: string) => fieldsOf({ ...sentComplaint, text });
const send = (parts: readonly FormPart[], headers?: Record<string, string>) =>
  shop.send(parts, headers, visitor);

describe('complaint_form', () => {
  test('[ROUTE-049] [API-007] [API-008] [API-009] [CONTACT-047] [CONTACT-055] opens a case with its files', async () => {
    const answer = await send([...words('With photo'), photo]);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, caseNumber: 'C-1' }]);
    const [opened] = shop.cases;
    expect(opened).toMatchObject({
      bookingId: 'booking1',
      source: { brand: 'abendmeer', language: 'de', locale: 'de-de', origin: 'http://localhost' },
      complaint: {
        reason: 'complaint',
        orderId: 'AB12-CD34',
        hasContactedTourGuide: true,
        salutation: 'FEMALE',
        firstName: 'Ada',
        lastName: 'Lovelace',
        street: null,
        zipCode: null,
        city: null,
        phone: null,
        country: 'DE',
        email: 'ada@example.com',
        text: 'With photo',
      },
    });
    expect(await shop.caseFiles.list(opened?.caseId ?? '')).toMatchObject([
      { name: 'beach.jpg', type: 'image/jpeg', bytes: fileContents.jpeg.length, scan: 'unscanned' },
    ]);
  });

  test.each([
    ['an unknown number', { orderId: 'ZZ99-ZZ99' }],
    ['the number of somebody else', { lastName: 'Turing' }],
  ])('[CONTACT-060] answers alike for %s, opens nothing and leaves no file', async (_what, wrong) => {
    const before = shop.listDisk();
    const answer = await send([...fieldsOf({ ...sentComplaint, ...wrong }), photo]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: false, error: 'bookingNumberNotFound' },
    ]);
    expect(shop.cases).toEqual([]);
    expect(shop.listDisk()).toEqual(before);
  });

  test('wrong pairs of number and person are limited for a session', async () => {
    const wrong = fieldsOf({ ...sentComplaint, orderId: 'ZZ99-ZZ99' });
    for (let guess = 0; guess < complaintPolicy.missesPerSession; guess += 1)
      expect((await send(wrong)).json().error).toBe('bookingNumberNotFound');
    const asked = shop.questions.length;
    expect((await send(words('Right at last'))).json()).toEqual({ success: false, error: 'tooManyAttempts' });
    expect(shop.questions).toHaveLength(asked);
  });

  test('[CONTACT-061] names an address that is none', async () => {
    const answer = await send(fieldsOf({ ...sentComplaint, email: 'ada@example' }));
    expect(answer.json()).toEqual({ success: false, error: 'emailInvalid' });
  });

  test('[CONTACT-024] refuses 2,001 characters and names the field', async () => {
    expect((await send(words('a'.repeat(2_000)))).json().success).toBe(true);
    const answer = await send(words('a'.repeat(2_001)));
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { text: 'is too long' }]);
  });

  test('[CONTACT-054] the salutation is MALE where none is sent', async () => {
    const { salutation: _left, ...rest } = { ...sentComplaint, text: 'No salutation' };
    await send(fieldsOf(rest));
    expect(shop.cases[0]?.complaint.salutation).toBe('MALE');
  });

  test.each([
    ['a renamed program', 'holiday.jpg', fileContents.exe, 'fileTypeNotAllowed'],
    ['a drawing with script', 'beach.png', fileContents.svg, 'fileTypeNotAllowed'],
    [
      'a page before a PDF',
      'bill.pdf',
      Buffer.concat([fileContents.html, fileContents.pdf]),
      'fileTypeNotAllowed',
    ],
    ['an extension that is not taken', 'tool.exe', fileContents.exe, 'fileWrongTypeError'],
    ['an empty file', 'beach.jpg', Buffer.alloc(0), 'fileEmptyError'],
  ])(
    '[CONTACT-063] refuses %s by the name of the file and keeps nothing',
    async (_what, file, content, error) => {
      const before = shop.listDisk();
      const answer = await send([photo, { name: 'file[]', file, content }, ...fields]);
      expect(answer.json()).toEqual({ success: false, error, files: [file] });
      expect(shop.listDisk()).toEqual(before);
      expect(shop.cases).toEqual([]);
    },
  );

  test('[CONTACT-025] takes 20 files and refuses the 21st by name', async () => {
    const many = (number: number) =>
      Array.from({ length: number }, (_, at) => ({ ...photo, file: `beach-${at + 1}.jpg` }));
    const before = shop.listDisk();
    expect((await send([...many(21), ...words('Too many')])).json()).toEqual({
      success: false,
      error: 'filesMaxNumError',
      files: ['beach-21.jpg'],
    });
    expect(shop.listDisk()).toEqual(before);
    expect((await send([...many(20), ...words('Just enough')])).json().success).toBe(true);
    expect(await shop.caseFiles.list(shop.cases[0]?.caseId ?? '')).toHaveLength(20);
  });

  test('[CONTACT-062] names a file that is not there, and one of somebody else', async () => {
    const nobodys = { name: 'file[]', value: crypto.randomUUID() };
    expect((await send([...fields, nobodys])).json()).toEqual({ success: false, error: 'fileNotFound' });
    expect((await send([...fields, { name: 'file[]', value: '../../etc/passwd' }])).json().error).toBe(
      'fileNotFound',
    );
    const begun = await shop.upload('POST', '', { name: 'a.jpg', bytes: fileContents.jpeg.length }, 'Eve');
    await shop.upload('POST', `/${begun.json().id}`, fileContents.jpeg, 'Eve');
    expect((await send([...fields, { name: 'file[]', value: begun.json().id }])).json().error).toBe(
      'fileNotFound',
    );
  });

  test('the same form sent twice at once opens one case', async () => {
    const form = [...words('Twice'), { name: 'formKey', value: crypto.randomUUID() }];
    await send(words('First of all, to be known'));
    shop.cases.splice(0);
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(shop.cases).toHaveLength(1);
  });

  test('the same words without a key are the same form, other words are another', async () => {
    await send(words('Once'));
    await send(words('Once'));
    await send(words('Once more'));
    expect(shop.cases).toHaveLength(2);
  });

  test('a form that was refused may be sent again with the same key', async () => {
    const key = { name: 'formKey', value: crypto.randomUUID() };
    await send([...fieldsOf({ ...sentComplaint, orderId: 'ZZ99-ZZ99' }), key]);
    expect((await send([...words('Corrected'), key])).json().success).toBe(true);
  });

  test.each([
    ['is no form', { 'content-type': 'application/json' }, 415],
    ['has no boundary', { 'content-type': 'multipart/form-data' }, 400],
    ['comes from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('refuses what %s', async (_what, headers, status) => {
    expect((await send(fields, headers)).statusCode).toBe(status);
  });

  test('refuses a field that is longer than any field of the form', async () => {
    expect((await send(words('a'.repeat(20_000)))).statusCode).toBe(413);
  });

  test('refuses text that no table can store, and names the field', async () => {
    const answer = await send(words('a\0b'));
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['text']]);
  });
});

const typed = {
  contactReason: 'compliment',
  referenceNumber: 'AB12-CD34',
  tourGuideContacted: 'not-available',
  salutation: 'mrs',
  name: 'Ada',
  surname: 'Lovelace',
  street: '',
  postCode: '',
  city: '',
  country: 'DE',
  email: 'ada@example.com',
  phone: '',
  concerns: 'Lovely.',
  formKey: '',
  return: '/de-de/kontakt',
};
const asBrowser = { accept: 'text/html,application/xhtml+xml' };

describe('complaint_form without script', () => {
  const openReply = async (location: string) => {
    const token = new URL(location, 'http://shop').searchParams.get('complaint') ?? '';
    const [, key = ''] = /visitor=([^.]{22})/.exec(shop.cookieOf(visitor)) ?? [];
    const { createComplaintReplies } = await import('../../features/complaints/complaint-replies.server.ts');
    const { systemClock } = await import('../../domain/time/clock.ts');
    const replies = createComplaintReplies(
      shop.database.db,
      systemClock,
      'a secret for tests of complaints, long enough',
    );
    return { mine: await replies.find(key, token), others: await replies.find('another visitor', token) };
  };

  test('[API-008] redirects to the page it was on, with the number of its case', async () => {
    const answer = await send(
      [...fieldsOf(typed), { name: 'file[]', file: '', content: Buffer.alloc(0) }],
      asBrowser,
    );
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/de-de\/kontakt\?complaint=[\w-]{43}#complaint$/);
    expect(shop.cases[0]?.complaint).toMatchObject({ reason: 'compliment', hasContactedTourGuide: false });
    expect(await openReply(String(answer.headers.location))).toEqual({
      mine: { sent: true, caseNumber: 'C-1' },
      others: null,
    });
  });

  test('keeps what was typed, and files that have arrived, where something is wrong', async () => {
    const answer = await send([...fieldsOf({ ...typed, email: 'ada', concerns: '' }), photo], asBrowser);
    const { mine } = await openReply(String(answer.headers.location));
    expect(mine).toMatchObject({
      sent: false,
      values: { surname: 'Lovelace', tourGuideContacted: 'not-available', email: 'ada' },
      faults: { email: 'emailInvalid', concerns: 'required' },
      error: null,
      files: [{ name: 'beach.jpg' }],
    });
    const kept = mine?.sent === false ? mine.files[0]?.id : undefined;
    await send([...fieldsOf(typed), { name: 'file[]', value: kept ?? '' }], asBrowser);
    expect(await shop.caseFiles.list(shop.cases[0]?.caseId ?? '')).toMatchObject([{ name: 'beach.jpg' }]);
  });

  test('[CONTACT-060] says why the complaint was not taken', async () => {
    const answer = await send(fieldsOf({ ...typed, surname: 'Turing' }), asBrowser);
    const { mine } = await openReply(String(answer.headers.location));
    expect(mine).toMatchObject({ error: 'bookingNumberNotFound', values: { surname: 'Turing' } });
  });

  test('names the files that were refused', async () => {
    const answer = await send(
      [...fieldsOf(typed), { name: 'file[]', file: 'x.jpg', content: fileContents.exe }],
      asBrowser,
    );
    const { mine } = await openReply(String(answer.headers.location));
    expect(mine).toMatchObject({ error: 'fileTypeNotAllowed', refusedFiles: ['x.jpg'], files: [] });
  });

  test.each([['//evil.example/x'], ['https://evil.example/'], ['/\\evil.example']])(
    'leads to no other site: %s',
    async (back) => {
      const answer = await send(fieldsOf({ ...typed, return: back }), asBrowser);
      expect(answer.headers.location).toMatch(/^\/de-de\?complaint=/);
    },
  );
});
