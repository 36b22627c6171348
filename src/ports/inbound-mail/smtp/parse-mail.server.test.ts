import { expect, test } from 'vitest';
import { inboundMailLimits } from '../../../defaults.ts';
import { parseMail } from './parse-mail.server.ts';

const parse = (lines: readonly string[], isBounce = false) =>
  parseMail(Buffer.from(lines.join('\r\n')), isBounce);
const headers = [
  'From: Ana <ana@traveller.example>',
  'Subject: Re: C-1',
  'Message-ID: <1@traveller.example>',
];

test('reads text, sender, subject and Message-ID', async () => {
  expect(await parse([...headers, '', 'Hello', 'you'])).toMatchObject({
    messageId: '<1@traveller.example>',
    from: 'ana@traveller.example',
    subject: 'Re: C-1',
    text: 'Hello\nyou',
    isAutomatic: false,
  });
});

test('a mail without a Message-ID is known by its content', async () => {
  const [one, same, other] = await Promise.all(
    ['x', 'x', 'y'].map((text) => parse(['From: a@b.example', '', text])),
  );
  expect(one?.messageId).toMatch(/^digest-[0-9a-f]{64}$/);
  expect(same?.messageId).toBe(one?.messageId);
  expect(other?.messageId).not.toBe(one?.messageId);
});

test('HTML becomes text: no script, style, picture or link is left', async () => {
  const html =
    '<style>p{color:red}</style><p>Hello <b>you</b></p><script>alert(1)</script><img src="https://spy.example/x.png" alt="spy"><a href="https://evil.example">click</a>';
  const { text } = await parse([...headers, 'Content-Type: text/html; charset=utf-8', '', html]);
  expect(text).toContain('Hello you');
  expect(text).toContain('click');
  for (const forbidden of ['<', 'alert', 'spy', 'evil', 'color']) expect(text).not.toContain(forbidden);
});

test.each([
  ['a megabyte of nested elements', '<div>'.repeat(200_000)],
  ['tags that never end', '<'.repeat(1_000_000)],
  ['elements just as deep as may be', '<b>'.repeat(499)],
  ['a hundred thousand siblings', '<p>x</p>'.repeat(100_000)],
  ['entities without end', '&amp;'.repeat(300_000)],
])('%s do not stop the process, and leave a bounded text', async (_name, html) => {
  const begun = performance.now();
  const { text } = await parse([...headers, 'Content-Type: text/html', '', html]);
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(text.length).toBeLessThanOrEqual(inboundMailLimits.maxTextLength);
});

test('a text is cut off at its limit', async () => {
  const { text } = await parse([...headers, '', 'x'.repeat(inboundMailLimits.maxTextLength + 1)]);
  expect(text).toHaveLength(inboundMailLimits.maxTextLength);
});

test.each([
  ['iso-8859-1', Buffer.from([0x4d, 0xfc, 0xdf, 0x69, 0x67]), 'Müßig'],
  ['windows-1252', Buffer.from([0x80, 0x35]), '€5'],
  ['no-such-charset', Buffer.from('plain'), 'plain'],
])('reads the charset %s', async (charset, bytes, text) => {
  const head = Buffer.from([...headers, `Content-Type: text/plain; charset=${charset}`, '', ''].join('\r\n'));
  expect((await parseMail(Buffer.concat([head, bytes]), false)).text).toBe(text);
});

test('control characters and marks that turn the direction of writing are left out', async () => {
  const { text, subject } = await parse([
    'Subject: =?utf-8?q?a=00b=0d=0aBcc:_c?=',
    '',
    'a\u0000b\u202ec\u001b[31m',
  ]);
  expect(text).toBe('abc[31m');
  expect(subject).toBe('ab Bcc: c');
});

test('files are read with their names, up to the limit; pictures of a signature are none', async () => {
  const part = (name: string, head = 'Content-Disposition: attachment') => [
    '--x',
    'Content-Type: image/png',
    `${head}; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    'AAEC',
  ];
  const count = inboundMailLimits.maxAttachments + 1;
  const mail = await parse([
    ...headers,
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    '',
    'Hello',
    ...Array.from({ length: count }, (_, at) => part(`../${at}\u0000.png`)).flat(),
    '--x--',
  ]);
  expect(mail.attachments).toHaveLength(inboundMailLimits.maxAttachments);
  expect(mail.attachmentsLeftOut).toBe(1);
  expect([...(mail.attachments[0]?.content ?? [])]).toEqual([0, 1, 2]);
});

test('a mail that is nested too deeply, or has endless headers, is refused', async () => {
  const depth = inboundMailLimits.maxDepth + 2;
  const nested = Array.from({ length: depth }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
    `--b${at}`,
  ]).flat();
  await expect(parse([...headers, ...nested, '', 'x'])).rejects.toThrow();
  const long = Array.from({ length: 3_000 }, (_, at) => `X-Filler-${at}: ${'y'.repeat(60)}`);
  await expect(parse([...headers, ...long, '', 'x'])).rejects.toThrow();
});

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated (rejected)',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'X-Autoreply: yes',
  'List-Id: <list.example>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
])('%s is a mail of a program (RFC 3834)', async (header) => {
  expect((await parse([...headers, header, '', 'x'])).isAutomatic).toBe(true);
});

test('"Auto-Submitted: no" is a mail of a person, an empty sender of the envelope is none', async () => {
  expect((await parse([...headers, 'Auto-Submitted: no', '', 'x'])).isAutomatic).toBe(false);
  expect((await parse([...headers, '', 'x'], true)).isAutomatic).toBe(true);
});
