import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { ErrorTextOf, FieldErrors } from './field-errors.ts';
import { FormErrorsProvider } from './form-errors.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { TextField } from './text-field.tsx';

const errors: FieldErrors = {
  'adults.0.gender': 'required',
  'adults.0.fname': 'nameTooShortError',
  terms: 'required',
};

/** Texts of the checkout's travellers stand for those of any form. */
const textOf: ErrorTextOf = (code, kind = 'text') =>
  code === 'required' && kind !== 'text' ? `person.error.required.${kind}` : `person.error.${code}`;

const renderForm = (language: 'en' | 'de' = 'en', isSent = true) =>
  renderInShop(
    <FormErrorsProvider errors={errors} textOf={textOf}>
      <ErrorSummary isSent={isSent} labelOf={(name) => name} />
      <SegmentedControl
        name="adults.0.gender"
        label="Salutation"
        choices={[{ value: 'MALE', label: 'Mr.' }]}
        defaultValue=""
      />
      <TextField name="adults.0.fname" label="First name" />
      <CheckboxField name="terms" isRequired>
        Terms
      </CheckboxField>
    </FormErrorsProvider>,
    { language },
  );

test('[VALID-001] one summary leads to each field that is wrong', async () => {
  const markup = await renderForm();
  expect(readWords(markup)).toContain('3 fields need your attention.');
  for (const [id] of markup.matchAll(/(?<=href="#)[\w-]+/g)) expect(markup).toContain(` id="${id}"`);
  expect(markup.match(/href="#/g)).toHaveLength(3);
});

test('fields are described by their errors, and nothing is announced once more', async () => {
  const markup = await renderForm();
  expect(markup).not.toContain('role="alert"');
  expect(markup.match(/role="status"/g)).toHaveLength(1);
  for (const id of ['adults-0-gender-error', 'adults-0-fname-error', 'terms-error']) {
    expect(markup).toMatch(new RegExp(`aria-describedby="${id}`));
    expect(markup).toContain(` id="${id}"`);
  }
  const [group = ''] = /<div [^>]*role="radiogroup".*?<\/div><\/div>/s.exec(markup) ?? [];
  expect(group).toContain('type="radio"');
  expect(group).not.toContain('<p');
});

test('before it is sent a form has no list of errors', async () => {
  expect(await renderForm('en', false)).not.toContain('href="#');
});

test('[VALID-002] an empty tick and an empty choice have words of their own', async () => {
  const words = readWords(await renderForm('de'));
  expect(words).toContain('Bitte treffen Sie eine Auswahl.');
  expect(words).toContain('Bitte setzen Sie hier das Häkchen, um fortzufahren.');
  expect(words).not.toContain('Bitte füllen Sie dieses Feld aus.');
});
