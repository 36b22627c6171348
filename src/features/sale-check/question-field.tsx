import type { Texts } from '../../texts/texts.ts';
import type { SaleField } from './read-question.ts';

/** Place and day are asked by the preview of prices alone. */
type FieldName = SaleField | 'place' | 'day';

export interface QuestionFieldProps {
  readonly texts: Texts;
  readonly form: { readonly [Name in FieldName]?: string };
  /** The field of the form that cannot be read. */
  readonly refused: string | null;
  readonly name: FieldName;
  readonly type?: 'date';
  readonly inputMode?: 'numeric';
  readonly required?: boolean;
}

/** A field of the forms that ask about a trip: why it is not sold, and what price rules make of it. */
export function QuestionField(props: QuestionFieldProps) {
  const { texts, form, refused, name, type, inputMode, required } = props;
  return (
    <label>
      {texts(name === 'place' || name === 'day' ? `office.prices.${name}` : `office.sale.${name}`)}
      <input
        name={name}
        type={type ?? 'text'}
        inputMode={inputMode}
        required={required}
        autoComplete="off"
        defaultValue={form[name]}
        aria-invalid={refused === name || undefined}
      />
    </label>
  );
}
