import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VoucherPreview } from '../../../../content-modules/voucher-preview/voucher-preview.tsx';
import { Button } from '../../../../design/controls/button.tsx';
import { NewWindowNote } from '../../../../design/controls/new-window-note.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { CheckboxField } from '../../../../design/form/checkbox-field.tsx';
import { ErrorSummary } from '../../../../design/form/error-summary.tsx';
import { FormErrorsProvider } from '../../../../design/form/form-errors.tsx';
import { listControls, listValues, nestValues } from '../../../../design/form/read-form.ts';
import { showFirstError } from '../../../../design/form/show-first-error.ts';
import { useCheckedForm } from '../../../../design/form/use-checked-form.ts';
import type {
  ListedMethod,
  PaymentMethod,
  WalletMethod,
} from '../../../../domain/booking/payment-details.ts';
import { minorUnitsPerUnit } from '../../../../domain/money/currency.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { WalletContact, WalletPayment } from '../../../../ports/payment/payment-browser-port.ts';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { tidyVoucherField } from '../read-voucher-info.ts';
import { voucherDraftKey } from '../voucher-draft-key.ts';
import { VoucherHead } from '../voucher-head.tsx';
import { checkVoucherForm } from '../voucher-rules.ts';
import type { VoucherValues } from '../voucher-values.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { useVoucherOrder } from './use-voucher-order.ts';
import { voucherFieldErrorText } from './voucher-error-text.ts';
import styles from './voucher-form-page.module.css';
import type { CardFields, VoucherFormParts, VoucherFormProps } from './voucher-form-props.ts';
import { VoucherProblemDialog } from './voucher-problem-dialog.tsx';

/** The form of a gift voucher with its live preview (VOUCH-001, VOUCH-008 to VOUCH-025). */
export function VoucherFormPage(props: VoucherFormProps & VoucherFormParts) {
  const { amounts, currency, methods, today, values, Payment, findBankFaults, captcha: Captcha } = props;
  const texts = useTexts();
  const link = useLink();
  const { brand } = useVisit();
  const designs = brand.vouchers?.designs ?? [];
  const card = useRef<CardFields>(null);
  const [shown, setShown] = useState<VoucherValues>(values ?? {});
  const [method, setMethod] = useState<ListedMethod | null>(null);
  const [isMethodMissing, setMethodMissing] = useState(false);
  const [bankFaults, setBankFaults] = useState<Readonly<Record<string, string>>>({});
  const [token, setToken] = useState<string | null>(null);

  const check = (entered: VoucherValues): Record<string, string> => ({
    ...checkVoucherForm(entered, {
      amounts,
      currency,
      designs: designs.map(({ key }) => key),
      today: requireDay(today),
    }),
    ...(Captcha !== undefined && token === null ? { recaptcha: 'required' } : {}),
  });
  const checked = useCheckedForm<string>({
    draftKey: voucherDraftKey,
    check: (entered) => check(entered as VoucherValues),
    tidy: tidyVoucherField,
    onValid: (entered) => void order(entered as VoucherValues),
  });
  const formRef = checked.form.ref;
  const placing = useVoucherOrder({
    checkoutId: props.checkoutId,
    problem: props.problem,
    card,
    onFaults: (faults) => {
      const ofBank = Object.entries(faults).filter(([name]) => name.startsWith('bank.'));
      if (ofBank.length === 0) return checked.mark(faults);
      markBank(Object.fromEntries(ofBank.map(([name, code]) => [name, bankFaultText(code)])));
    },
    onMethodMissing: () => missMethod(),
  });

  const readForm = () => {
    if (formRef.current !== null) setShown(listValues(listControls(formRef.current)));
  };
  // After a draft was restored, and for what was typed before React took the page over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useLayoutEffect(readForm, []);
  const needsCart = (method === 'CreditCard' || method === 'DebitCard') && placing.checkoutId === null;
  // Card fields are opened for a cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per choice
  useEffect(() => {
    if (needsCart) void placing.requireCart(Number(shown.amount) || null);
  }, [needsCart]);

  function markBank(faults: Readonly<Record<string, string>>): void {
    flushSync(() => setBankFaults(faults));
    if (formRef.current !== null && Object.keys(faults).length > 0) showFirstError(formRef.current);
  }

  function missMethod(): void {
    flushSync(() => setMethodMissing(true));
    formRef.current?.querySelector<HTMLElement>('input[name="method"]')?.focus();
  }

  async function order(entered: VoucherValues): Promise<void> {
    const form = formRef.current;
    if (form === null || placing.isPlacing) return;
    if (method === null) return missMethod();
    const faults = method === 'BankAccount' ? await findBankFaults(new FormData(form)) : {};
    markBank(faults);
    if (Object.keys(faults).length > 0) return;
    await place(entered, method, null);
  }

  async function place(
    entered: VoucherValues,
    paidBy: PaymentMethod,
    walletToken: string | null,
  ): Promise<void> {
    const form = formRef.current;
    if (form === null) return;
    await placing.place({ values: entered, method: paidBy, form, captchaToken: token, walletToken });
  }

  /** A sheet opens once nothing is missing that the wallet does not know. */
  async function prepareWallet() {
    const entered = readEntered();
    const missing = Object.entries(check(entered)).filter(([name]) => !isContactField(name));
    checked.mark(Object.fromEntries(missing));
    if (missing.length > 0) return null;
    const checkoutId = await placing.requireCart(Number(entered.amount) || null);
    const known = contactFields.map((field) => [field, text(entered[field])]);
    if (checkoutId === null) return null;
    // Object.fromEntries forgets that every contact field is there.
    return { checkoutId, contact: Object.fromEntries(known) as unknown as WalletContact };
  }

  async function payByWallet(paidBy: WalletMethod, payment: WalletPayment): Promise<void> {
    if (formRef.current === null) return;
    fillContact(formRef.current, payment.contact);
    const entered = readEntered();
    const faults = check(entered);
    checked.mark(faults);
    if (Object.keys(faults).length === 0) await place(entered, paidBy, payment.token);
  }

  function readEntered(): VoucherValues {
    return formRef.current === null
      ? {}
      : (nestValues(listValues(listControls(formRef.current))) as VoucherValues);
  }

  const amount = Number(shown.amount) || 0;
  const total = amount === 0 ? '' : formatAmount(amount, currency);
  const design = designs.find(({ key }) => key === shown.design) ?? designs[0];
  return (
    // The dialog of an order that has failed does not wait for its reader.
    <div className={styles.page} data-interactive={props.problem === null ? undefined : ''}>
      <VoucherHead title={texts('voucher.title')} lead={texts('voucher.lead')} />
      {amounts.length === 0 ? (
        <Notice kind="warning" title={texts('voucher.problem.NO_VOUCHERS_AVAILABLE')} />
      ) : null}
      <div className={styles.columns}>
        <div className={styles.preview}>
          <VoucherPreview
            firstName={text(shown.recipientFirstName)}
            lastName={text(shown.recipientLastName)}
            amount={(amount || (amounts[0] ?? 0)) / minorUnitsPerUnit(currency)}
            currency={currency}
            message={text(shown.message)}
            preview
            {...(design === undefined ? {} : { design })}
          />
          <p className={styles.note}>{texts('voucher.previewNote')}</p>
        </div>
        <FormErrorsProvider errors={checked.errors} textOf={voucherFieldErrorText}>
          <form
            {...checked.form}
            className={styles.form}
            aria-label={texts('voucher.title')}
            onInput={(event) => {
              checked.form.onInput(event);
              readForm();
            }}
          >
            <ErrorSummary isSent={checked.isSent} labelOf={(name) => texts(`voucher.field.${name}`)} />
            <GiftFields
              amounts={amounts}
              currency={currency}
              designs={designs}
              today={today}
              values={values}
            />
            <BuyerFields values={values} />
            {/* Cards and accounts are in no draft. */}
            <div data-saves="">
              <Payment
                methods={methods}
                chosen={method}
                isMissing={isMethodMissing}
                onChoose={(chosen) => {
                  setMethod(chosen);
                  setMethodMissing(false);
                }}
                checkoutId={placing.checkoutId}
                customerName={`${text(shown.firstName)} ${text(shown.lastName)}`.trim()}
                today={today}
                amount={total}
                faults={Object.fromEntries(Object.entries(bankFaults).map(([name, id]) => [name, texts(id)]))}
                card={card}
                wallets={props.wallets}
                total={amount}
                currency={currency}
                isPlacing={placing.isPlacing}
                prepareWallet={prepareWallet}
                onWallet={(paidBy, payment) => void payByWallet(paidBy, payment)}
              />
            </div>
            {Captcha === undefined ? null : <Captcha onToken={setToken} />}
            <div className={styles.foot}>
              <CheckboxField name="termsAccepted" isRequired>
                {texts('voucher.terms')}{' '}
                <a href={link('homepage', { slug: 'agb' })} target="_blank" rel="noreferrer">
                  {texts('person.termsLink')}
                  <NewWindowNote />
                </a>
                {' · '}
                <a href={link('homepage', { slug: 'datenschutz' })} target="_blank" rel="noreferrer">
                  {texts('person.privacyLink')}
                  <NewWindowNote />
                </a>
              </CheckboxField>
              <p className={styles.note}>{texts('voucher.rights')}</p>
              <Button
                type="submit"
                size="large"
                isBusy={placing.isPlacing}
                aria-disabled={placing.isPlacing || undefined}
                data-needs-script=""
              >
                {texts('payment.payNow')} {total}
              </Button>
              <noscript>
                <p>{texts('checkout.noScript', { phone: brand.hotline.display })}</p>
              </noscript>
            </div>
          </form>
        </FormErrorsProvider>
      </div>
      <VoucherProblemDialog problem={placing.problem} onClose={placing.closeProblem} />
    </div>
  );
}

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '');

/** Fields that a wallet knows. */
const contactFields = ['firstName', 'lastName', 'street', 'zip', 'city', 'country'] as const;

function isContactField(name: string): boolean {
  return contactFields.some((field) => field === name);
}

/** Puts name and address of the wallet into the form, as if they were typed; what it does not say stays. */
function fillContact(form: HTMLFormElement, contact: WalletContact): void {
  for (const field of contactFields) {
    const control = form.elements.namedItem(field);
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (!isField || contact[field] === '') continue;
    control.value = contact[field];
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function bankFaultText(code: string): string {
  return code === 'required' ? voucherFieldErrorText(code) : `payment.error.${code}`;
}
