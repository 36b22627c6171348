import { describe, expect, test, vi } from 'vitest';
import { brand } from '../../brands/abendmeer/brand.ts';
import { describeFields } from '../../content-modules/definition/describe-fields.server.ts';
import { applyBrandValues, flagsSchema, settingsSchema } from './apply-brand-values.server.ts';

const nothing = { flags: undefined, settings: undefined };

describe('values of a brand’s documents', () => {
  test('win over the brand’s own, one by one', () => {
    const changed = applyBrandValues(brand, { ...nothing, flags: { favorites: false } }, vi.fn());
    expect(changed.flags).toEqual({ ...brand.flags, favorites: false });
    expect({ ...changed, flags: brand.flags }).toEqual(brand);
  });

  test('[MILES-011] [CONST-025] the members’ discount is a setting, that of the brand unless said', () => {
    expect(brand.membershipDiscountPercent).toBe(5);
    const settings = { membershipDiscountPercent: 7.5 };
    expect(applyBrandValues(brand, { ...nothing, settings }, vi.fn()).membershipDiscountPercent).toBe(7.5);
  });

  test('[OFFER-041] [CONST-007] [HOTEL-034] hotline, miles and what starts open are settings', () => {
    const settings = {
      hotline: { number: '+49301', display: '030 1', hours: { de: 'nachts' } },
      miles: { regular: 500, boost: 500, collection: '' },
      startsOpen: {
        cascade: { mobile: true, desktop: true },
        flightChanger: { mobile: true, desktop: true },
      },
    };
    expect(
      settingsSchema.safeParse({ ...settings, hotline: { ...settings.hotline, number: '030 1' } }).success,
    ).toBe(false);
    const valid = { ...settings, hotline: { ...settings.hotline, number: '+4930231' } };
    expect(applyBrandValues(brand, { ...nothing, settings: valid }, vi.fn())).toMatchObject(valid);
  });

  test('leave the brand as it is where nothing is said, and cannot be changed', () => {
    expect(applyBrandValues(brand, nothing, vi.fn())).toBe(brand);
    const changed = applyBrandValues(brand, { ...nothing, flags: {} }, vi.fn());
    expect([Object.isFrozen(changed), Object.isFrozen(changed.flags)]).toEqual([true, true]);
  });

  test.each([
    ['flags', { favorites: 'yes' }],
    ['flags', { unheardOf: true }],
    ['flags', 'all'],
    ['settings', { membershipDiscountPercent: 51 }],
    ['settings', { membershipDiscountPercent: 0.3 }],
    ['settings', { membershipDiscountPercent: -1 }],
    ['settings', { key: 'tagwind' }],
    ['settings', null],
  ] as const)('that do not fit are refused as a whole: %s %j', (kind, values) => {
    const refuse = vi.fn();
    const other = { flags: { favorites: false }, settings: { membershipDiscountPercent: 3 } };
    const changed = applyBrandValues(brand, { ...other, [kind]: values }, refuse);
    expect(refuse).toHaveBeenCalledOnce();
    expect(changed.flags.favorites).toBe(kind === 'flags' ? brand.flags.favorites : false);
    expect(changed.membershipDiscountPercent).toBe(kind === 'settings' ? 5 : 3);
  });

  test('name every switch of a brand, and no other', () => {
    expect(Object.keys(flagsSchema.shape).sort()).toEqual(Object.keys(brand.flags).sort());
  });
});

test('the editor offers the flags and settings that something reads', () => {
  const names = [flagsSchema, settingsSchema].flatMap((schema) =>
    describeFields(schema).map(({ name }) => name),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'favorites',
      'authentication',
      'membershipDiscountPercent',
      'newsletterConsentRequired',
    ]),
  );
});
