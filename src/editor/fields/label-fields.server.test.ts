import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFields } from '../../content-modules/definition/describe-fields.server.ts';
import type { FieldShape, NamedField } from '../../content-modules/definition/field-shape.ts';
import { moduleRegistry } from '../../content-modules/registry/registry.server.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { flagsSchema, settingsSchema } from '../../features/content/apply-brand-values.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import { labelField, labelOption } from './field-label.ts';

const forms = {
  ...Object.fromEntries(
    Object.entries(moduleRegistry).map(([type, { schema }]) => [type, describeFields(schema)]),
  ),
  flags: describeFields(flagsSchema),
  settings: describeFields(settingsSchema),
};

/** Every label that a form shows, groups and lists included. */
function listLabels(fields: readonly NamedField[], texts: Texts): string[] {
  return fields.flatMap((field) => [labelField(field, texts), ...listInner(field.name, field.shape, texts)]);
}

function listInner(name: string, shape: FieldShape, texts: Texts): string[] {
  if (shape.kind === 'list') return listInner(name, shape.item, texts);
  if (shape.kind === 'group') return listLabels(shape.fields, texts);
  const options = shape.kind === 'choice' && shape.options.length > 1 ? shape.options : [];
  return options.map((option) => labelOption(name, option, texts));
}

describe.each(LANGUAGES)('in the language %s', (language) => {
  test.each(Object.entries(forms))(
    '[MOD-001] every field and option of %s has a label',
    async (_name, fields) => {
      const texts = await loadTexts(language);
      expect(listLabels(fields, texts).every((label) => label.trim() !== '')).toBe(true);
    },
  );

  test('[MOD-001] every module has a name', async () => {
    const texts = await loadTexts(language);
    for (const type of Object.keys(moduleRegistry)) expect(texts(`module.${type}`)).not.toBe('');
  });
});

test('[MOD-001] [MOD-026] every module, the destination teaser among them, is in a group of the palette with a drawing of its own', () => {
  const groups = readFileSync('src/editor/canvas/palette-groups.ts', 'utf8');
  expect(Object.keys(moduleRegistry)).toContain('destinationTeaser');
  for (const type of Object.keys(moduleRegistry)) expect(groups).toContain(`  ${type}: [`);
});
