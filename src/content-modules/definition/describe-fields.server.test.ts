import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { moduleRegistry } from '../registry/registry.server.ts';
import { describeFields } from './describe-fields.server.ts';
import { instant, link, monthlyTemperatures, picture, richWords, words } from './field-schemas.ts';

describe('describeFields', () => {
  test('[MOD-001] names every field of a schema with its input', () => {
    const schema = z.strictObject({
      headline: words,
      text: richWords.exactOptional(),
      link: link.exactOptional(),
      anchor: z.string().max(20),
      until: instant,
      air: monthlyTemperatures,
      count: z.int().min(1).max(9),
      isWide: z.boolean().exactOptional(),
      layout: z.enum(['pair', 'grid']),
    });
    expect(describeFields(schema)).toEqual([
      { name: 'headline', isRequired: true, shape: { kind: 'words' } },
      { name: 'text', isRequired: false, shape: { kind: 'richWords' } },
      { name: 'link', isRequired: false, shape: { kind: 'link' } },
      { name: 'anchor', isRequired: true, shape: { kind: 'text' } },
      { name: 'until', isRequired: true, shape: { kind: 'instant' } },
      { name: 'air', isRequired: true, shape: { kind: 'months' } },
      { name: 'count', isRequired: true, shape: { kind: 'number', min: 1, max: 9, isWhole: true } },
      { name: 'isWide', isRequired: false, shape: { kind: 'switch' } },
      { name: 'layout', isRequired: true, shape: { kind: 'choice', options: ['pair', 'grid'] } },
    ]);
  });

  test('goes into lists and groups, also of a schema with a rule of its own', () => {
    const schema = z
      .strictObject({
        slides: z
          .array(z.strictObject({ image: picture }))
          .min(1)
          .max(3),
      })
      .refine(() => true);
    expect(describeFields(schema)).toEqual([
      {
        name: 'slides',
        isRequired: true,
        shape: {
          kind: 'list',
          min: 1,
          max: 3,
          item: { kind: 'group', fields: [{ name: 'image', isRequired: true, shape: { kind: 'picture' } }] },
        },
      },
    ]);
  });

  test('refuses a field that the editor has no input for', () => {
    expect(() => describeFields(z.strictObject({ any: z.unknown() }))).toThrow(
      "The editor has no input for 'any'",
    );
  });

  test.each(Object.entries(moduleRegistry))(
    '[MOD-001] has an input for every field of %s',
    (_type, { schema }) => {
      expect(describeFields(schema).length).toBeGreaterThan(0);
    },
  );
});

test('[EDIT-009] editors are not asked for a field that steers nothing yet', () => {
  const schema = z.strictObject({
    shown: z.boolean(),
    planned: z.number().min(0).max(50).exactOptional().meta({ isPlanned: true }),
  });
  expect(schema.parse({ shown: true, planned: 5 })).toEqual({ shown: true, planned: 5 });
  expect(describeFields(schema).map(({ name }) => name)).toEqual(['shown']);
});
