import { countryName } from '../../../domain/places/country-name.ts';
import { countryOf } from '../../../domain/places/market.ts';
import { SALE_CHANNELS } from '../../../domain/search/prices/price-rule.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { QuestionField } from '../question-field.tsx';
import type { AskedPrice } from './ask-price-preview.ts';
import { PlacePrices } from './place-prices.tsx';
import type { PricePreview } from './price-preview.ts';
import { PriceSteps } from './price-steps.tsx';
import type { PriceField, PriceForm } from './read-price-question.ts';
import { RuleList } from './rule-list.tsx';

export interface PricePreviewPageProps extends AskedPrice {
  readonly texts: Texts;
  readonly language: Language;
  readonly form: PriceForm;
  /** Those that the member sees. */
  readonly sites: PricePreview['sites'];
}

/** What price rules make of a trip: a form, each step of the price, and what every rule does. Works without script. */
export function PricePreviewPage(props: PricePreviewPageProps) {
  const { texts, preview, placePreview, unsold } = props;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.prices')}</h1>
        <a className="button quiet" href={buildPath('back_office_sale_check', {})}>
          {texts('office.sale')}
        </a>
      </div>
      <p>{texts('office.prices.text')}</p>
      <PreviewForm {...props} />
      {unsold === null ? null : (
        <div className="file">
          <section className="sheet" aria-labelledby="unsold" role="status">
            <h2 id="unsold">{texts('office.sale.notSold')}</h2>
            <p>{unsold.sentence}</p>
            {unsold.source === '' ? null : (
              <p>
                <small>{unsold.source}</small>
              </p>
            )}
          </section>
        </div>
      )}
      {preview === null ? null : (
        <>
          <PriceSteps {...props} preview={preview} />
          <RuleList {...props} trips={[preview]} />
        </>
      )}
      {placePreview === null ? null : (
        <>
          <PlacePrices {...props} preview={placePreview} />
          {placePreview.trips.length === 0 ? null : <RuleList {...props} trips={placePreview.trips} />}
        </>
      )}
    </>
  );
}

function PreviewForm(props: PricePreviewPageProps) {
  const { texts, language, form, sites, refused } = props;
  const brands = [...Map.groupBy(sites, ({ name }) => name)];
  return (
    <form className="search" method="get" action={buildPath('back_office_prices', {})}>
      {refused === null ? null : (
        <p className="summary" role="alert">
          {texts(`office.${ownFields.has(refused) ? 'prices' : 'sale'}.invalid.${refused}`)}
        </p>
      )}
      <div className="filters">
        <label>
          {texts('office.prices.site')}
          <select name="site" defaultValue={form.site} aria-invalid={refused === 'site' || undefined}>
            {brands.map(([name, own]) => (
              <optgroup key={name} label={name}>
                {own.map(({ brand, market, currency }) => (
                  <option key={market} value={`${brand}/${market}`}>
                    {`${name}, ${countryName(countryOf(market), language)}, ${currency}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <QuestionField {...props} name="hotel" inputMode="numeric" />
        <QuestionField {...props} name="place" />
        <QuestionField {...props} name="from" type="date" required />
        <QuestionField {...props} name="nights" inputMode="numeric" required />
        <QuestionField {...props} name="adults" inputMode="numeric" required />
        <QuestionField {...props} name="children" />
        <QuestionField {...props} name="airport" />
        <label>
          {texts('office.prices.channel')}
          <select
            name="channel"
            defaultValue={form.channel}
            aria-invalid={refused === 'channel' || undefined}
          >
            {SALE_CHANNELS.map((channel) => (
              <option key={channel} value={channel}>
                {texts(`office.prices.channel.${channel}`)}
              </option>
            ))}
          </select>
        </label>
        <QuestionField {...props} name="day" type="date" />
        <label className="tick">
          <input name="hotelOnly" type="checkbox" value="1" defaultChecked={form.hotelOnly === '1'} />
          {texts('office.sale.hotelOnly')}
        </label>
      </div>
      <div className="buttons">
        <button type="submit">{texts('office.prices.ask')}</button>
      </div>
    </form>
  );
}

/** Fields that the question why a trip is not sold does not have. */
const ownFields: ReadonlySet<PriceField> = new Set(['place', 'site', 'channel', 'day']);
