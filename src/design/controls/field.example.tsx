import { Field } from './field.tsx';

export const title = 'Field';

export const examples = [
  {
    name: 'plain',
    render: () => (
      <Field id="field-plain" label="Vorname">
        {(control) => <input {...control} type="text" autoComplete="given-name" />}
      </Field>
    ),
  },
  {
    name: 'with hint',
    render: () => (
      <Field id="field-hint" label="Vorname" hint="Wie im Reisepass">
        {(control) => <input {...control} type="text" />}
      </Field>
    ),
  },
  {
    name: 'with error',
    render: () => (
      <Field id="field-error" label="E-Mail" hint="Für die Bestätigung" error="Bitte mit @ und Punkt angeben">
        {(control) => <input {...control} type="email" defaultValue="anna.example" />}
      </Field>
    ),
  },
  {
    name: 'select',
    render: () => (
      <Field id="field-select" label="Zimmer">
        {(control) => (
          <select {...control}>
            <option>Doppelzimmer</option>
            <option>Familienzimmer</option>
          </select>
        )}
      </Field>
    ),
  },
  {
    name: 'disabled',
    render: () => (
      <Field id="field-disabled" label="Kundennummer">
        {(control) => <input {...control} type="text" defaultValue="40012" disabled />}
      </Field>
    ),
  },
];
