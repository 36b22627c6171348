import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import {
  buildWalletCertificates,
  walletPassTypeId,
  walletTeamId,
} from '../../../../../tests/factories/wallet/build-wallet-settings.ts';
import { brandsAsShipped } from '../../../../brands/load-brands.server.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { Language } from '../../../../domain/words/language.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { makeWalletPass } from './make-wallet-pass.server.ts';
import { renderPassPictures } from './render-pass-pictures.server.ts';
import { canSign, type WalletIssuer } from './wallet-issuer.ts';

const certificates = buildWalletCertificates();
const { authority, certificate, key } = certificates;
const validUntil = new Date('2027-05-04T00:00:00Z');
const issuer: WalletIssuer = {
  passTypeId: walletPassTypeId,
  teamId: walletTeamId,
  certificate,
  key,
  appleCertificate: authority,
  validUntil,
};
const order = buildOrder();

async function makePass(language: Language, { brandKey = 'abendmeer', trip = order.trip } = {}) {
  const brand = brandsAsShipped.get(brandKey);
  if (brand === undefined) throw new Error('The brand is shipped');
  const file = await makeWalletPass({
    issuer,
    brand,
    language,
    texts: await loadTexts(language),
    bookingNumber: 'ABCD-2345',
    locator: 'QX7P2M',
    trip,
    lastDay: requireDay('2027-05-09'),
  });
  const files = unzipSync(file.content);
  const read = (name: string) => {
    const content = files[name];
    if (content === undefined) throw new Error(`The pass has no ${name}`);
    return content;
  };
  return { file, files, read, pass: JSON.parse(strFromU8(read('pass.json'))) };
}

test('the manifest has the digest of every file, and its signature is that of the certificate', async () => {
  const { files, read } = await makePass('de');
  const { 'manifest.json': manifest, signature, ...others } = files;
  const digests = Object.entries(others).map(([name, content]) => [
    name,
    createHash('sha1').update(content).digest('hex'),
  ]);
  expect(JSON.parse(strFromU8(read('manifest.json')))).toEqual(Object.fromEntries(digests));
  expect(Object.keys(others)).toEqual(expect.arrayContaining(['pass.json', 'icon.png', 'logo.png']));
  expect(manifest).toBeDefined();
  expect(verify(read('manifest.json'), read('signature'))).toContain('Pass Type ID: pass.com.example.trip');
  expect(() => verify(read('pass.json'), read('signature'))).toThrow();
  expect(signature).toBeDefined();
});

test.each([
  ['de', ['Buchungsnummer', 'Hotel', 'Anreise', 'Hinflug', 'Rückflug'], 'Sa., 1. Mai 2027', 'Ihre Reise'],
  [
    'en',
    ['Booking number', 'Hotel', 'Check-in', 'Outbound flight', 'Return flight'],
    'Sat 1 May 2027',
    'Your trip',
  ],
] as const)(
  'a pass in %s says where, when, how and under which number',
  async (language, labels, day, description) => {
    const { file, pass } = await makePass(language);
    expect(file.type).toBe('application/vnd.apple.pkpass');
    expect(file.name).toMatch(/^\w+-ABCD-2345\.pkpass$/);
    const { headerFields, primaryFields, secondaryFields, auxiliaryFields, backFields } = pass.generic;
    const front = [...headerFields, ...primaryFields, ...secondaryFields, ...auxiliaryFields];
    const words = front.map(({ label, value }) => `${label}: ${value}`).join('\n');
    for (const label of labels) expect(words).toContain(`${label}: `);
    expect(words).toContain('ABCD-2345');
    expect(words).toContain(`${labels[2]}: ${day}`);
    expect(words).toContain('Hotel: Hotel Cala Blava');
    expect(words).toContain('7Q 111');
    expect(pass.description).toBe(`${description}: Hotel Cala Blava`);
    expect(secondaryFields).toContainEqual(expect.objectContaining({ key: 'locator', value: 'QX7P2M' }));
    expect(JSON.stringify(backFields)).toContain('Frankfurt (FRA)');
  },
);

test('a pass has nothing to scan', async () => {
  const { pass, files } = await makePass('de');
  expect(JSON.stringify(pass)).not.toMatch(/barcode|nfc/i);
  expect(
    Object.keys(files)
      .filter((name) => name.endsWith('.png'))
      .sort(),
  ).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png', 'logo@3x.png']);
});

test('each brand has its own colours, logo and mark', async () => {
  const [one, two] = await Promise.all([makePass('de'), makePass('de', { brandKey: 'tagwind' })]);
  expect(one.pass).toMatchObject({
    backgroundColor: 'rgb(43, 29, 26)',
    foregroundColor: 'rgb(253, 243, 227)',
    organizationName: 'Abendmeer',
    passTypeIdentifier: 'pass.com.example.trip',
    teamIdentifier: 'A1B2C3D4E5',
    serialNumber: 'ABCD-2345',
  });
  expect(two.pass.backgroundColor).toBe('rgb(10, 30, 60)');
  expect(one.read('icon.png')).not.toEqual(two.read('icon.png'));
  for (const { read } of [one, two]) {
    expect(await sharp(read('icon@2x.png')).metadata()).toMatchObject({ width: 58, height: 58 });
    const { width = 0, height = 0 } = await sharp(read('logo.png')).metadata();
    expect(width).toBeLessThanOrEqual(160);
    expect(height).toBeLessThanOrEqual(50);
  }
});

test('the pictures of a brand are rendered once for each pair of its colours', async () => {
  const brand = brandsAsShipped.get('abendmeer');
  const { documentStyle } = brand;
  const pictures = await renderPassPictures(brand);
  expect(await renderPassPictures({ key: brand.key, documentStyle })).toBe(pictures);
  const white = { ...documentStyle, onDeep: '#fff' };
  expect(await renderPassPictures({ key: brand.key, documentStyle: white })).not.toEqual(pictures);
});

test('a phone shows the pass at the departures whose time zone is known, and files it away after the trip', async () => {
  const { outbound } = order.trip;
  const timeZones = { from: 'Europe/Berlin', to: 'Europe/Madrid' };
  const { pass } = await makePass('de', {
    trip: { ...order.trip, outbound: outbound && { ...outbound, timeZones } },
  });
  expect(pass.relevantDates.map(({ date }: { date: string }) => Date.parse(date))).toEqual([
    Date.parse('2027-05-01T04:05:00Z'),
  ]);
  expect(Date.parse(pass.expirationDate)).toBe(Date.parse('2027-05-11T00:00:00Z'));
  expect((await makePass('de')).pass.relevantDates).toBeUndefined();
});

test('nothing is signed without a certificate, or with one that has expired', () => {
  expect(canSign(issuer, new Date('2027-05-03T23:59:59Z'))).toBe(true);
  expect(canSign(issuer, validUntil)).toBe(false);
  expect(canSign(null, new Date('2027-05-01T00:00:00Z'))).toBe(false);
});

/** Checks a detached signature (PKCS #7) against the authority. @returns the signer @throws Error for any other content */
function verify(content: Uint8Array, signature: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'pass-'));
  try {
    for (const [name, data] of Object.entries({ content, signature, authority }))
      writeFileSync(join(folder, name), data);
    const input = ['-inform', 'DER', '-in', 'signature', '-content', 'content', '-binary'];
    const trusted = ['-CAfile', 'authority', '-purpose', 'any', '-signer', 'signer.pem', '-out', 'out'];
    const options = { cwd: folder, stdio: 'pipe' } as const;
    execFileSync('openssl', ['smime', '-verify', ...input, ...trusted], options);
    return execFileSync('openssl', ['x509', '-in', 'signer.pem', '-noout', '-subject'], options).toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
