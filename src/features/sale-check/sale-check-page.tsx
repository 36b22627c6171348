import type { BrandNames } from '../../design/staff/brand-names.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { DescribedAnswer } from './describe-answer.ts';
import { QuestionField } from './question-field.tsx';
import type { SaleField, SaleForm } from './read-question.ts';

export interface SaleCheckPageProps {
  readonly texts: Texts;
  readonly form: SaleForm;
  readonly brand: string;
  /** Keys and names of the brands. */
  readonly brands: BrandNames;
  /** Deliveries bring goods of every brand: who works for some brands has no link to them. */
  readonly seesDeliveries: boolean;
  /** Null before something is asked. */
  readonly answer: (DescribedAnswer & { readonly isSold: boolean }) | null;
  /** The field that cannot be read. */
  readonly refused: SaleField | 'brand' | null;
}

/** Why a trip is not sold: a form, and the answer below it. Works without script. */
export function SaleCheckPage(props: SaleCheckPageProps) {
  const { texts, form, brand, brands, seesDeliveries, answer, refused } = props;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.sale')}</h1>
        <a className="button quiet" href={buildPath('back_office_prices', {})}>
          {texts('office.prices')}
        </a>
        {seesDeliveries ? (
          <a className="button quiet" href={buildPath('back_office_deliveries', {})}>
            {texts('office.deliveries')}
          </a>
        ) : null}
      </div>
      <p>{texts('office.sale.text')}</p>
      <form className="search" method="get" action={buildPath('back_office_sale_check', {})}>
        {refused === null ? null : (
          <p className="summary" role="alert">
            {texts(`office.sale.invalid.${refused}`)}
          </p>
        )}
        <div className="filters">
          <QuestionField {...props} name="hotel" inputMode="numeric" required />
          <QuestionField {...props} name="from" type="date" required />
          <QuestionField {...props} name="nights" inputMode="numeric" required />
          <QuestionField {...props} name="adults" inputMode="numeric" required />
          <QuestionField {...props} name="children" />
          <label>
            {texts('office.brand')}
            <select name="brand" defaultValue={brand} aria-invalid={refused === 'brand' || undefined}>
              {brands.map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <QuestionField {...props} name="airport" />
          <label className="tick">
            <input name="hotelOnly" type="checkbox" value="1" defaultChecked={form.hotelOnly === '1'} />
            {texts('office.sale.hotelOnly')}
          </label>
        </div>
        <div className="buttons">
          <button type="submit">{texts('office.sale.ask')}</button>
        </div>
      </form>
      {answer === null ? null : (
        <div className="file">
          <section className="sheet" aria-labelledby="sale-answer" role="status">
            <h2 id="sale-answer">{texts(answer.isSold ? 'office.sale.sold' : 'office.sale.notSold')}</h2>
            <p>{answer.sentence}</p>
            <p>
              <small>{answer.source}</small>
            </p>
            {answer.extras.length === 0 ? null : (
              <ul>
                {answer.extras.map(({ sentence, source }) => (
                  <li key={sentence}>
                    {sentence} <small>{source}</small>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
    </>
  );
}
