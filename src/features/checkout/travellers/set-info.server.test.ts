import { beforeEach, expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { buildInfoPayload } from '../../../../tests/factories/travellers.ts';
import { brand } from '../../../brands/abendmeer/brand.ts';
import type { OptionalPort } from '../../../site/visit.ts';
import type { Checkout } from '../checkout.ts';
import { setExtras } from '../extras/set-extras.server.ts';
import { setInfo } from './set-info.server.ts';
import type { InfoPayload } from './set-info-schema.ts';

const world = openExtrasService();
let checkouts: FakeCheckouts;
let payload: InfoPayload;

beforeEach(async () => {
  checkouts = createFakeCheckouts(world.clock);
  payload = buildInfoPayload(await beginCheckout(checkouts, 'session of the test', world));
});

const stored = () => checkouts.list()[0] as Checkout;
const set = (sent: InfoPayload, flags = brand.flags, wiredPorts: readonly OptionalPort[] = []) =>
  setInfo(checkouts, stored(), sent, { brand: { ...brand, flags }, wiredPorts });

test('[CAPI-008] [CAPI-010] travellers and contact are stored, each traveller with the type of the party', async () => {
  expect(await set(payload)).toMatchObject({ ok: true });
  expect(stored().travellers?.map(({ kind, firstName }) => [kind, firstName])).toEqual([
    ['adult', 'Anna'],
    ['adult', 'Ben'],
    ['child', 'Gina'],
    ['infant', 'Hugo'],
  ]);
  expect(stored()).toMatchObject({
    contact: { email: 'anna@example.com', phone: '+4930123456', newsletter: false, country: 'DE' },
    firstPersonBilled: true,
  });
});

test('a title goes to adults alone, also where one is sent for a child', async () => {
  const passengers = payload.passengerInfo.passengers.map((person) => ({ ...person, title: 'Dr' as const }));
  expect(await set({ ...payload, passengerInfo: { passengers } })).toMatchObject({ ok: true });
  expect(stored().travellers?.map(({ title }) => title)).toEqual(['Dr', 'Dr', '', '']);
});

test('invalid travellers are reported by field and nothing is stored', async () => {
  const [lead, ...others] = payload.passengerInfo.passengers;
  if (lead === undefined) throw new Error('Somebody travels');
  const sent = { ...payload, passengerInfo: { passengers: [{ ...lead, firstName: '' }, ...others] } };
  const refused = await set(sent);
  if (refused.ok) throw new Error('A first name is required');
  expect(Object.keys(refused.errors)).toEqual(['adults.0.fname']);
  expect([stored().travellers, stored().contact]).toEqual([null, null]);
});

test('a traveller less than the party has is refused', async () => {
  const passengers = payload.passengerInfo.passengers.slice(0, -1);
  expect(await set({ ...payload, passengerInfo: { passengers } })).toMatchObject({ ok: false });
});

test('[VALID-073] a brand that requires the newsletter consent refuses travellers without it', async () => {
  const flags = { ...brand.flags, newsletterConsentRequired: true };
  expect(await set(payload, flags, ['newsletter'])).toEqual({
    ok: false,
    errors: { 'contact.newsletterSubscription': 'required' },
  });
  const infoForm = { ...payload.infoForm, newsletterSubscription: true };
  expect(await set({ ...payload, infoForm }, flags, ['newsletter'])).toMatchObject({ ok: true });
  expect(await set(payload, { ...flags, newsletterConsentRequired: false }, ['newsletter'])).toMatchObject({
    ok: true,
  });
});

test('the consent is not required where no newsletter is wired, and no box asks for it', async () => {
  expect(await set(payload, { ...brand.flags, newsletterConsentRequired: true })).toMatchObject({ ok: true });
});

test('[TRVL-013] a chosen insurance sets the country of residence, whatever the browser sends', async () => {
  const choices = [{ id: 'cover de', travellers: [] }];
  await setExtras({ service: world.service, checkouts }, buildVisit(), stored(), { choices, total: null });
  await set({ ...payload, customer: { ...payload.customer, address: { countryCode: 'AT' } } });
  expect(stored().contact?.country).toBe('DE');
});

test('a miles number is stored only where the brand has the programme', async () => {
  const [lead, ...others] = payload.passengerInfo.passengers;
  if (lead === undefined) throw new Error('Somebody travels');
  const member = { ...lead, frequentFlyerNumber: { number: '992000123456789', type: 'MilesAndMore' } };
  const sent = { ...payload, passengerInfo: { passengers: [member, ...others] } } as InfoPayload;
  for (const [hasProgramme, program] of [
    [true, 'MilesAndMore'],
    [false, 'NONE'],
  ] as const) {
    const result = await set(sent, { ...brand.flags, checkoutFrequentFlyerPrograms: hasProgramme });
    expect(result.ok ? result.checkout.travellers?.[0]?.frequentFlyer.program : result.errors).toBe(program);
  }
});
