import type { BrandNames } from '../../../design/staff/brand-names.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { StaffFieldError } from '../form/check-staff-form.ts';
import { EVERY_BRAND } from './read-brand-choice.ts';

export interface BrandChoiceProps {
  readonly texts: Texts;
  /** Keys and names of the brands. */
  readonly brands: BrandNames;
  readonly chosen: BrandScope;
  /** Distinguishes the forms of one page; '' for the one of a new account. */
  readonly form: string;
  readonly error?: StaffFieldError | undefined;
}

/** The brands that an account works for. */
export function BrandChoice({ texts, brands, chosen, form, error }: BrandChoiceProps) {
  const id = form === '' ? 'brands' : `${form}-brands`;
  const errorId = `${id}-error`;
  const options = [[EVERY_BRAND, texts('office.everyBrand')] as const, ...brands];
  return (
    <fieldset id={id} className="brand-choice" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{texts('office.accountBrands')}</legend>
      {options.map(([key, name]) => (
        <label key={key} className="tick">
          <input
            type="checkbox"
            name="brands"
            value={key}
            defaultChecked={chosen === null ? key === EVERY_BRAND : chosen.includes(key)}
          />
          {name}
        </label>
      ))}
      {error === undefined ? null : (
        <p id={errorId} className="refusal">
          {texts(error.text)}
        </p>
      )}
    </fieldset>
  );
}
