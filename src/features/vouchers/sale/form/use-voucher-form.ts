import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listControls, listValues, nestValues } from '../../../../design/form/read-form.ts';
import { showFirstError } from '../../../../design/form/show-first-error.ts';
import { useCheckedForm } from '../../../../design/form/use-checked-form.ts';
import type {
  ListedMethod,
  PaymentMethod,
  WalletMethod,
} from '../../../../domain/booking/payment-details.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { WalletContact, WalletPayment } from '../../../../ports/payment/payment-browser-port.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { tidyVoucherField } from '../read-voucher-info.ts';
import { voucherDraftKey } from '../voucher-draft-key.ts';
import { checkVoucherForm } from '../voucher-rules.ts';
import type { VoucherValues } from '../voucher-values.ts';
import { useVoucherOrder } from './use-voucher-order.ts';
import { voucherFieldErrorText } from './voucher-error-text.ts';
import type { CardFieldsHandle, VoucherFormParts, VoucherFormProps } from './voucher-form-props.ts';

/**
 * What the form of a gift voucher knows and does: the fields as they are shown, the means of payment, and the order by it or by a wallet
 * (VOUCH-008 to VOUCH-025).
 */
export function useVoucherForm({
  amounts,
  currency,
  today,
  values,
  checkoutId,
  problem,
  findBankFaults,
  captcha,
}: VoucherFormProps & VoucherFormParts) {
  const { brand } = useVisit();
  const designs = brand.vouchers?.designs ?? [];
  const card = useRef<CardFieldsHandle>(null);
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
    ...(captcha !== undefined && token === null ? { recaptcha: 'required' } : {}),
  });
  const checked = useCheckedForm<string>({
    draftKey: voucherDraftKey,
    check: (entered) => check(entered as VoucherValues),
    tidy: tidyVoucherField,
    onValid: (entered) => void order(entered as VoucherValues),
  });
  const formRef = checked.form.ref;
  const placing = useVoucherOrder({
    checkoutId,
    problem,
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
    const cartId = await placing.requireCart(Number(entered.amount) || null);
    const known = contactFields.map((field) => [field, text(entered[field])]);
    if (cartId === null) return null;
    // Object.fromEntries forgets that every contact field is there.
    return { checkoutId: cartId, contact: Object.fromEntries(known) as unknown as WalletContact };
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

  return {
    checked,
    placing,
    designs,
    shown,
    readForm,
    card,
    method,
    isMethodMissing,
    chooseMethod: (chosen: ListedMethod) => {
      setMethod(chosen);
      setMethodMissing(false);
    },
    /** Text ids by field. */
    bankFaults,
    setToken,
    prepareWallet,
    payByWallet,
  };
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
