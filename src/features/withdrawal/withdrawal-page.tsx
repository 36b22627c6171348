import { useRef, useState } from 'react';
import { fieldLengths } from '../../defaults.ts';
import { Button } from '../../design/controls/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { FormErrorsProvider } from '../../design/form/form-errors.tsx';
import { FormResult } from '../../design/form/form-result.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { useCheckedForm } from '../../design/form/use-checked-form.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import { postJson } from '../../site/calls/post-json.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { buildPath } from '../../url.ts';
import styles from './withdrawal-page.module.css';
import {
  checkWithdrawal,
  tidyWithdrawalField,
  WITHDRAWAL_FIELDS,
  type WithdrawalFault,
  type WithdrawalField,
} from './withdrawal-rules.ts';
import type { WithdrawAnswer, WithdrawBody } from './withdrawal-schema.ts';

interface WithdrawalPageProps {
  /** The number that the form begins with; '' for none. */
  readonly orderNumber: string;
  /** It is that of a booking whose insurance is withdrawn from. */
  readonly isInsurance: boolean;
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly withdrawal: WithdrawalPageProps;
  }
}

type Statement = Readonly<Record<WithdrawalField, string>>;

const autoComplete: Statement = { name: 'name', orderNumber: 'off', email: 'email' };
const textOf = (code: string) => `withdrawal.fault.${code}`;

/** The withdrawal function (Directive 2011/83/EU, Article 11a; BGB § 356a): first the statement, then its confirmation. */
export default function WithdrawalPage({ orderNumber, isInsurance }: WithdrawalPageProps) {
  const texts = useTexts();
  const { brand, locale, language } = useVisit();
  const [statement, setStatement] = useState<Statement | null>(null);
  const [status, setStatus] = useState<'idle' | 'sending' | 'lost'>('idle');
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const step = useRef<HTMLHeadingElement>(null);
  const checked = useCheckedForm<WithdrawalFault>({
    draftKey: `withdrawal${orderNumber}`,
    check: checkWithdrawal,
    tidy: tidyWithdrawalField,
    onValid: (values) => {
      setStatement(values as Statement);
      requestAnimationFrame(() => step.current?.focus());
    },
  });

  async function confirm(stated: Statement): Promise<void> {
    if (status === 'sending') return;
    setStatus('sending');
    const body: WithdrawBody = { data: stated };
    const address = buildPath('do_withdraw', { _locale: locale });
    const posted = await postJson<WithdrawAnswer>(address, body, new AbortController().signal);
    const answer = posted.status === 'answered' ? posted.answer : null;
    if (answer?.receivedAt == null) return setStatus('lost');
    checked.deleteDraft();
    setReceivedAt(answer.receivedAt);
  }

  if (receivedAt !== null && statement !== null)
    return (
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{texts('withdrawal.title')}</h1>
        </div>
        <FormResult>
          <Notice kind="success" title={texts('withdrawal.received')}>
            {texts('withdrawal.receivedText', {
              moment: formatDateTime(new Date(receivedAt), language, SHOP_TIME_ZONE),
              email: statement.email,
            })}
          </Notice>
        </FormResult>
      </div>
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{texts('withdrawal.title')}</h1>
        <p>{texts(isInsurance ? 'withdrawal.insuranceLead' : 'withdrawal.lead')}</p>
      </div>
      {/* The form stays in the page, so that going back to it loses nothing. */}
      <div hidden={statement !== null}>
        <FormErrorsProvider errors={checked.errors} textOf={textOf}>
          <form {...checked.form} className={styles.form} aria-label={texts('withdrawal.title')}>
            <ErrorSummary isSent={checked.isSent} labelOf={(name) => texts(`withdrawal.field.${name}`)} />
            {WITHDRAWAL_FIELDS.map((name) => (
              <TextField
                key={name}
                name={name}
                type={name === 'email' ? 'email' : 'text'}
                label={texts(`withdrawal.field.${name}`)}
                hint={texts(`withdrawal.hint.${name}`)}
                autoComplete={autoComplete[name]}
                defaultValue={name === 'orderNumber' ? orderNumber : ''}
                maxLength={name === 'email' ? fieldLengths.maxEmail : fieldLengths.maxWithdrawalField}
              />
            ))}
            <Button type="submit" size="large" data-needs-script="">
              {texts('withdrawal.continue')}
            </Button>
            <noscript>
              <p>{texts('withdrawal.noScript', { email: brand.company.email })}</p>
            </noscript>
          </form>
        </FormErrorsProvider>
      </div>
      {statement === null ? null : (
        <section className={styles.form} aria-labelledby="withdrawal-check">
          <h2 id="withdrawal-check" ref={step} tabIndex={-1}>
            {texts('withdrawal.check')}
          </h2>
          <p>{texts(isInsurance ? 'withdrawal.insuranceStatement' : 'withdrawal.statement', statement)}</p>
          <dl className={styles.facts}>
            {WITHDRAWAL_FIELDS.map((name) => (
              <div key={name}>
                <dt>{texts(`withdrawal.field.${name}`)}</dt>
                <dd>{statement[name]}</dd>
              </div>
            ))}
          </dl>
          {status === 'lost' ? <Notice kind="error" title={texts('withdrawal.lost')} /> : null}
          <div className={styles.actions}>
            <Button size="large" isBusy={status === 'sending'} onClick={() => void confirm(statement)}>
              {texts('withdrawal.confirm')}
            </Button>
            <Button look="quiet" onClick={() => setStatement(null)}>
              {texts('withdrawal.change')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
