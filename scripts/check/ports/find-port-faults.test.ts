import { expect, test } from 'vitest';
import { parseSource } from '../parse-source.ts';
import { findPortFaults } from './find-port-faults.ts';

const suite = 'src/ports/mail/conformance.ts';
const proof = "import { proveMail } from '../conformance.ts';";
const sound: Record<string, string> = {
  'src/ports/mail/mail-port.ts': 'export interface MailPort {}',
  [suite]: 'export const proveMail = () => undefined;',
  'src/ports/mail/smtp/smtp-mail.server.ts': "import type { MailPort } from '../mail-port.ts';",
  'src/ports/mail/smtp/smtp-mail.server.test.ts': proof,
  'src/ports/mail/fake-mail.ts': "import type { MailPort } from './mail-port.ts';",
  'src/ports/mail/fake-mail.test.ts': proof.replace('../', './'),
  'src/demo/post/embedded-mail.server.ts': "import type { MailPort } from '../../ports/mail/mail-port.ts';",
  'src/demo/post/embedded-mail.server.test.ts': proof.replace('../', '../../ports/mail/'),
  'src/demo/post/fake/fake-box.ts': "import type { MailPort } from '../../../ports/mail/mail-port.ts';",
  'src/demo/post/fake/fake-post.test.ts': proof.replace('../', '../../../ports/mail/'),
  'tests/factories/fake-letters.ts': "import type { MailPort } from '../../src/ports/mail/mail-port.ts';",
  'tests/factories/fake-letters.test.ts': proof.replace('../', '../../src/ports/mail/'),
  'src/ports/virus-scan/virus-scan-port.ts': 'export interface VirusScanPort {}',
};
const find = (changes: Record<string, string>) =>
  findPortFaults(Object.entries({ ...sound, ...changes }).map(([path, text]) => parseSource(path, text)));

test('adapters, embedded services and fakes that pass the suite of their port are in order', () => {
  expect(find({})).toEqual([]);
});

test.each([
  ['src/ports/mail/smtp/smtp-mail.server.test.ts', 'src/ports/mail/smtp: no test of it runs'],
  ['src/ports/mail/fake-mail.test.ts', 'src/ports/mail/fake-mail.ts: no test runs'],
  ['src/demo/post/embedded-mail.server.test.ts', 'src/demo/post/embedded-mail.server.ts: no test runs'],
  ['src/demo/post/fake/fake-post.test.ts', 'src/demo/post/fake: no test runs'],
  ['tests/factories/fake-letters.test.ts', 'tests/factories/fake-letters.ts: no test runs'],
])('without %s running the suite its subject is named', (path, fault) => {
  expect(find({ [path]: '' })).toEqual([expect.stringContaining(fault)]);
});

test('test data of the suite alone proves nothing, nor does the test of another adapter', () => {
  const data = "import { buildMail } from '../conformance.ts';";
  expect(
    find({
      'src/ports/mail/smtp/smtp-mail.server.test.ts': data,
      'src/ports/mail/brevo/brevo-mail.server.ts': '',
    }),
  ).toEqual(['brevo', 'smtp'].map((folder) => `src/ports/mail/${folder}: no test of it runs ${suite}`));
});

test('a new port needs a suite, and a listed one that has got it leaves the list', () => {
  expect(find({ 'src/ports/weather/weather-port.ts': '' })).toEqual([
    'src/ports/weather: its adapters have no conformance.ts to pass',
  ]);
  expect(find({ 'src/ports/virus-scan/conformance.ts': '' })).toEqual([
    'src/ports/virus-scan/conformance.ts: take the port off the list of those without a suite',
  ]);
});

test('what errors of a vendor mean is in a file of its own', () => {
  const client = 'src/ports/mail/smtp/smtp-client.server.ts';
  const mapping = 'src/ports/mail/smtp/map-smtp-error.ts';
  expect(find({ [client]: "throw new Error('550');" })).toEqual([
    `${client}: ${mapping} has to say what errors mean`,
  ]);
  expect(find({ [client]: "throw new Error('550');", [mapping]: '' })).toEqual([]);
  expect(find({ [client]: 'export const send = () => undefined;' })).toEqual([]);
});
