import type { VoucherDesign } from '../../../../brands/brand.ts';
import { findLocalText } from '../../../../brands/find-local-text.ts';
import { VoucherMotifPicture } from '../../../../content-modules/voucher-preview/voucher-motif-picture.tsx';
import { fieldLengths, voucherForm } from '../../../../defaults.ts';
import { FieldError } from '../../../../design/feedback/field-error.tsx';
import { ChoiceField } from '../../../../design/form/choice-field.tsx';
import { useFieldError } from '../../../../design/form/form-errors.tsx';
import { SegmentedControl } from '../../../../design/form/segmented-control.tsx';
import { TextArea } from '../../../../design/form/text-area.tsx';
import { TextField } from '../../../../design/form/text-field.tsx';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { money } from '../../../../domain/money/money.ts';
import { formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { countCharacters } from '../../../../domain/words/count-characters.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { VoucherField, VoucherValues } from '../voucher-values.ts';
import styles from './voucher-fields.module.css';

export interface GiftFieldsProps {
  readonly amounts: readonly number[];
  readonly currency: CurrencyCode;
  readonly designs: readonly VoucherDesign[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** What was stored before; null for a new form. */
  readonly values: VoucherValues | null;
}

/** What is given: amount, design, recipient, message, and when and where it is sent (VOUCH-008 to VOUCH-010). */
export function GiftFields({ amounts, currency, designs, today, values }: GiftFieldsProps) {
  const texts = useTexts();
  const labelOf = (name: VoucherField) => texts(`voucher.field.${name}`);
  const typedIn = (name: VoucherField, otherwise = '') => String(values?.[name] ?? otherwise);
  const dayAfter = (days: number) => formatDay(requireDay(today) + days);
  return (
    <>
      <fieldset className={styles.group} data-group="">
        <legend>
          <h2>{texts('voucher.group.gift')}</h2>
        </legend>
        <SegmentedControl
          name="amount"
          label={labelOf('amount')}
          defaultValue={typedIn('amount')}
          choices={amounts.map((amount) => ({
            value: String(amount),
            label: formatPrice(money(amount, currency)),
          }))}
        />
        <ChoiceField
          name="currency"
          label={labelOf('currency')}
          autoComplete="off"
          defaultValue={currency}
          choices={[{ value: currency, label: currency }]}
        />
        <DesignChoice designs={designs} chosen={typedIn('design', designs[0]?.key)} />
      </fieldset>
      <fieldset className={styles.group} data-group="">
        <legend>
          <h2>{texts('voucher.group.recipient')}</h2>
        </legend>
        <div className={styles.pair}>
          {(['recipientFirstName', 'recipientLastName'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={labelOf(name)}
              isOptional
              autoComplete="off"
              maxLength={voucherForm.maxRecipientName}
              defaultValue={typedIn(name)}
            />
          ))}
        </div>
        <TextArea
          name="message"
          label={labelOf('message')}
          isOptional
          rows={4}
          autoComplete="off"
          defaultValue={typedIn('message')}
          maxCount={voucherForm.maxMessageLength}
          countOf={countCharacters}
          describeCount={(n) => texts('voucher.messageCount', { n, most: voucherForm.maxMessageLength })}
        />
      </fieldset>
      <fieldset className={`${styles.group} ${styles.delivery}`} data-group="">
        <legend>
          <h2>{texts('voucher.group.delivery')}</h2>
        </legend>
        <SegmentedControl
          name="deliverTo"
          label={labelOf('deliverTo')}
          defaultValue={typedIn('deliverTo', 'buyer')}
          choices={['buyer', 'recipient'].map((value) => ({
            value,
            label: texts(`voucher.deliverTo.${value}`),
          }))}
        />
        <div className={styles.toRecipient}>
          <TextField
            name="recipientEmail"
            type="email"
            label={labelOf('recipientEmail')}
            autoComplete="off"
            maxLength={fieldLengths.maxEmail}
            defaultValue={typedIn('recipientEmail')}
          />
        </div>
        <SegmentedControl
          name="deliverWhen"
          label={labelOf('deliverWhen')}
          defaultValue={typedIn('deliverWhen', 'now')}
          choices={['now', 'day'].map((value) => ({ value, label: texts(`voucher.deliverWhen.${value}`) }))}
        />
        <div className={styles.onDay}>
          <TextField
            name="deliverDay"
            type="date"
            label={labelOf('deliverDay')}
            hint={texts('voucher.deliverDayHint')}
            min={dayAfter(1)}
            max={dayAfter(voucherForm.maxDaysAhead)}
            defaultValue={typedIn('deliverDay')}
          />
        </div>
      </fieldset>
    </>
  );
}

/** The brand's designs, each with its picture; the first is chosen at first. */
function DesignChoice({
  designs,
  chosen,
}: {
  readonly designs: readonly VoucherDesign[];
  readonly chosen: string;
}) {
  const texts = useTexts();
  const { language } = useVisit();
  const error = useFieldError('design', 'choice');
  return (
    <div
      className={styles.designs}
      role="radiogroup"
      aria-labelledby="design-label"
      aria-invalid={error === null ? undefined : true}
    >
      <span id="design-label" className={styles.label}>
        {texts('voucher.field.design')}
      </span>
      <div className={styles.pictures}>
        {designs.map(({ key, name, motif, colours }, at) => (
          <label key={key} className={styles.design}>
            <input
              type="radio"
              id={at === 0 ? 'design' : undefined}
              name="design"
              value={key}
              defaultChecked={key === chosen}
            />
            <VoucherMotifPicture motif={motif} colours={colours} className={styles.picture} />
            <span>{findLocalText(name, language)}</span>
          </label>
        ))}
      </div>
      {error === null ? null : <FieldError id="design-error">{error}</FieldError>}
    </div>
  );
}
