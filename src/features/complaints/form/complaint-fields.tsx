import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { ErrorSummary } from '../../../design/form/error-summary.tsx';
import { isPristine } from '../../../design/form/form-draft.ts';
import { FormErrorsProvider } from '../../../design/form/form-errors.tsx';
import { listControls, listValues } from '../../../design/form/read-form.ts';
import { useCheckedForm } from '../../../design/form/use-checked-form.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { ComplaintError } from '../complaint-outcome.ts';
import type { ComplaintReply } from '../complaint-reply.ts';
import { type ComplaintFault, checkComplaint } from '../complaint-rules.ts';
import { type ComplaintValues, toSentFields } from '../complaint-values.ts';
import styles from './complaint-form.module.css';
import { ComplaintInputs } from './complaint-inputs.tsx';
import type { ComplaintSectionProps } from './complaint-section-props.ts';
import { errorText, errorTextId } from './error-text.ts';
import { postComplaint } from './post-complaint.ts';
import { useFileChoice } from './use-file-choice.ts';

interface ComplaintFieldsProps extends Pick<ComplaintSectionProps, 'captcha' | 'returnTo'> {
  /** What the form was served with, after it was sent without script and refused. */
  readonly served: Extract<ComplaintReply, { sent: false }> | null;
  readonly onSent: (caseNumber: string) => void;
}

type FieldFault = ComplaintFault | ComplaintError;
/** What of the form keeps it from being sent; `ready` for nothing. */
type Readiness = 'pristine' | 'invalid' | 'ready';

const draftKey = 'complaint';

/** The form itself, in every state before its success (CONTACT-007 to CONTACT-045). */
export function ComplaintFields({ served, returnTo, captcha, onSent }: ComplaintFieldsProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const uploads = useFileChoice(locale, served?.files ?? []);
  const [error, setError] = useState<string | null>(served?.error ?? null);
  const [isSending, setIsSending] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [readiness, setReadiness] = useState<Readiness>(served === null ? 'pristine' : 'invalid');
  const keyRef = useRef<HTMLInputElement>(null);

  const check = (values: Readonly<Record<string, unknown>>): Record<string, FieldFault> => ({
    ...checkComplaint(values as Parameters<typeof checkComplaint>[0]),
    ...(uploads.fault === null ? {} : { files: uploads.fault }),
    ...(captcha !== undefined && token === null ? { recaptcha: 'required' as const } : {}),
  });

  const checked = useCheckedForm<FieldFault>({
    draftKey,
    ...(served === null ? {} : { servedErrors: served.faults }),
    check,
    onValid: (values) => void send(values as ComplaintValues),
  });
  const formRef = checked.form.ref;

  // A form that is sent twice is one: the key lives as long as the draft.
  useLayoutEffect(() => {
    const key = keyRef.current;
    if (key?.value === '') key.value = crypto.randomUUID();
  }, []);

  function judge(): void {
    const form = formRef.current;
    if (form === null) return;
    const faults = check(listValues(listControls(form)));
    const isUntouched = served === null && uploads.files.length === 0 && isPristine(form);
    const judged = Object.keys(faults).length === 0 && !uploads.isBusy ? 'ready' : 'invalid';
    setReadiness(isUntouched ? 'pristine' : judged);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is not a field of the form changes the verdict, too
  useEffect(judge, [uploads.files, token]);

  async function send(values: ComplaintValues): Promise<void> {
    if (uploads.isBusy || isSending) return;
    setIsSending(true);
    setError(null);
    const form = new FormData();
    for (const [name, value] of Object.entries(toSentFields(values))) form.append(name, value);
    for (const { id } of uploads.files) if (id !== undefined) form.append('file[]', id);
    form.append('formKey', keyRef.current?.value ?? '');
    if (token !== null) form.append('recaptcha', token);
    const outcome = await postComplaint(locale, form);
    setIsSending(false);
    if (outcome.success) {
      checked.deleteDraft();
      uploads.forget();
      onSent(outcome.caseNumber);
      return;
    }
    setError(outcome.error);
    if (outcome.error === 'fileNotFound') await uploads.verify();
  }

  const errors = { ...checked.errors, ...(uploads.fault === null ? {} : { files: uploads.fault }) };
  const Captcha = captcha;
  return (
    <form
      {...checked.form}
      className={styles.form}
      // Without script, and before React is there, the browser sends the form itself.
      method="post"
      action={buildPath('complaint_form', { _locale: locale })}
      encType="multipart/form-data"
      onInput={(event: FormEvent<HTMLFormElement>) => {
        checked.form.onInput(event);
        judge();
      }}
      onSubmit={(event) => {
        if (isSending) event.preventDefault();
        else checked.form.onSubmit(event);
      }}
    >
      {error === null ? null : (
        <ErrorBanner
          error={error}
          refusedFiles={served?.error === error ? served.refusedFiles : []}
          onClose={() => setError(null)}
        />
      )}
      <FormErrorsProvider errors={errors} textOf={errorTextId}>
        <ErrorSummary isSent={checked.isSent} labelOf={(name) => texts(`complaint.field.${name}`)} />
        <ComplaintInputs values={served?.values ?? null} uploads={uploads} />
        {Captcha === undefined ? null : <Captcha onToken={setToken} />}
        <p className={styles.data}>{texts('complaint.data')}</p>
        <input ref={keyRef} type="hidden" name="formKey" />
        {returnTo === undefined ? null : <input type="hidden" name="return" value={returnTo} />}
        <SendButton whyNot={reasonNotToSend(readiness, isSending, uploads.isBusy)} isBusy={isSending} />
      </FormErrorsProvider>
    </form>
  );
}

/** Null where the form can be sent. */
function reasonNotToSend(readiness: Readiness, isSending: boolean, isUploading: boolean): string | null {
  if (isSending) return 'complaint.why.sending';
  if (readiness === 'ready') return null;
  if (isUploading) return 'complaint.why.uploading';
  return readiness === 'pristine' ? 'complaint.why.pristine' : 'complaint.why.invalid';
}

interface ErrorBannerProps {
  readonly error: string;
  /** Names of files that the server has not taken. */
  readonly refusedFiles: readonly string[];
  readonly onClose: () => void;
}

/** What has kept the form from being taken. The page scrolls to the top, and the banner takes the focus (SHELL-065). */
function ErrorBanner({ error, refusedFiles, onClose }: ErrorBannerProps) {
  const texts = useTexts();
  const bannerRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error takes the focus again
  useEffect(() => {
    scrollTo({ top: 0 });
    bannerRef.current?.focus({ preventScroll: true });
    bannerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={bannerRef} tabIndex={-1} className={styles.banner}>
      <Notice
        kind="error"
        title={errorText(error, texts)}
        action={
          <span className={styles.scripted}>
            <Button look="quiet" onClick={onClose}>
              {texts('complaint.close')}
            </Button>
          </span>
        }
      >
        {refusedFiles.length > 0 ? refusedFiles.join(', ') : null}
      </Notice>
    </div>
  );
}

interface SendButtonProps {
  /** Text that says why the form cannot be sent yet; null where it can. */
  readonly whyNot: string | null;
  readonly isBusy: boolean;
}

/** The button; without script one that always sends. */
function SendButton({ whyNot, isBusy }: SendButtonProps) {
  const texts = useTexts();
  return (
    <div className={styles.send}>
      <span className={styles.scripted}>
        <Button
          type="submit"
          size="large"
          data-needs-script=""
          aria-disabled={whyNot !== null}
          aria-describedby={whyNot === null ? undefined : 'complaint-why'}
          isBusy={isBusy}
        >
          {texts('complaint.send')}
        </Button>
      </span>
      <noscript>
        <Button type="submit" size="large">
          {texts('complaint.send')}
        </Button>
      </noscript>
      <p id="complaint-why" role="status" className={styles.why}>
        {whyNot === null ? '' : texts(whyNot)}
      </p>
    </div>
  );
}
