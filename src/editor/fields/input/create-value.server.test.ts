import { describe, expect, test } from 'vitest';
import { describeFields } from '../../../content-modules/definition/describe-fields.server.ts';
import { moduleRegistry } from '../../../content-modules/registry/registry.server.ts';
import { createProps } from './create-value.ts';

const words = {
  words: 'Neuer Text',
  picture: 'coast.aegean.summer.golden.warm.abendmeer',
  instant: '2026-12-24T18:00:00+00:00',
};

/** Modules about something that only an editor can name: a hotel, an airline, a partner, a code, a rate, a column's key. */
const asksFirst = [
  'hotelAwardBanner',
  'ancillariesNotice',
  'partnerLogo',
  'membershipBox',
  'milesBadge',
  'footer',
];

describe('a new module', () => {
  test.each(Object.entries(moduleRegistry).filter(([type]) => !asksFirst.includes(type)))(
    '[MOD-001] of type %s can be saved at once',
    (_type, { schema }) => {
      expect(schema.safeParse(createProps(describeFields(schema), words)).error?.issues ?? []).toEqual([]);
    },
  );
});
