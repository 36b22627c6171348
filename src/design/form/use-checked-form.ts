import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from './field-errors.ts';
import { deleteDraft, restoreDraft, saveFormDraft } from './form-draft.ts';
import { type FormValue, listControls, listValues, nestValues } from './read-form.ts';
import { showFirstError } from './show-first-error.ts';

type FormValues = Record<string, FormValue>;

export interface CheckedFormOptions<Code extends string> {
  /** Storage key of the draft; contains the checkout's id where the form belongs to one. */
  readonly draftKey: string;
  /** False while choices are still loading that the draft may contain. */
  readonly isComplete?: boolean;
  /** Errors that the page was served with, after the form was sent without script. */
  readonly servedErrors?: FieldErrors<Code>;
  /** Returns the errors of all fields; an empty result allows sending. */
  readonly check: (values: FormValues) => FieldErrors<Code>;
  /** Normalises a field's text when the shopper leaves it, such as the separators of a date. */
  readonly tidy?: (name: string, value: string) => string;
  readonly onValid: (values: FormValues) => void;
}

export interface CheckedForm<Code extends string> {
  readonly errors: FieldErrors<Code>;
  /** True once the shopper has sent the form. */
  readonly isSent: boolean;
  /** Props for the form element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly method: 'dialog';
    readonly onPointerDown: (event: PointerEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Marks fields that the server has refused and focuses the first of them. */
  readonly mark: (errors: FieldErrors<Code>) => void;
  /** Deletes the draft once the server has stored the values. */
  readonly deleteDraft: () => void;
}

/**
 * A form with the same rules in the browser as on the server. Its fields are uncontrolled, so that text typed before
 * hydration stays. It checks a field when the shopper leaves it (VALID-027) and, while the field has an error, on each
 * input; sending checks all fields and focuses the first error.
 */
export function useCheckedForm<Code extends string>(options: CheckedFormOptions<Code>): CheckedForm<Code> {
  const { draftKey, isComplete = true, servedErrors, check, tidy, onValid } = options;
  const ref = useRef<HTMLFormElement>(null);
  const left = useRef(new Set<string>());
  const isPressing = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<Code>>(servedErrors ?? {});
  const [isSent, setIsSent] = useState(servedErrors !== undefined);

  useLayoutEffect(() => {
    if (isComplete && ref.current !== null) restoreDraft(draftKey, ref.current);
  }, [draftKey, isComplete]);

  function showErrorsOf(form: HTMLFormElement, isShown: (name: string) => boolean): FieldErrors<Code> {
    const all = check(nestValues(listValues(listControls(form))));
    const shown: FieldErrors<Code> = Object.fromEntries(
      Object.entries<Code>(all).filter(([name]) => isShown(name)),
    );
    flushSync(() => setErrors(shown));
    return shown;
  }

  return {
    errors,
    isSent,
    form: {
      ref,
      noValidate: true,
      // Before hydration, submitting does nothing: the typed text stays and does not get into the address.
      method: 'dialog',
      // An error that appears while the shopper presses a button would move the button away from the pointer.
      onPointerDown: ({ target }) => {
        isPressing.current = target instanceof Element && target.closest('button, a, label') !== null;
      },
      onBlur: ({ target, currentTarget }) => {
        const wasPressing = isPressing.current;
        isPressing.current = false;
        if (!isField(target)) return;
        if (isText(target) && tidyField(target, tidy)) saveFormDraft(draftKey, currentTarget);
        left.current.add(target.name);
        if (!wasPressing) showErrorsOf(currentTarget, (name) => left.current.has(name));
      },
      onInput: ({ target, currentTarget }) => {
        saveFormDraft(draftKey, currentTarget);
        if (isField(target) && target.name in errors)
          showErrorsOf(currentTarget, (name) => left.current.has(name) || name in errors);
      },
      onSubmit: (event) => {
        event.preventDefault();
        setIsSent(true);
        const form = event.currentTarget;
        for (const control of listControls(form)) {
          if (isText(control)) tidyField(control, tidy);
          left.current.add(control.name);
        }
        const wrong = showErrorsOf(form, () => true);
        if (Object.keys(wrong).length > 0) showFirstError(form);
        else onValid(nestValues(listValues(listControls(form))));
      },
    },
    mark(refused) {
      flushSync(() => setErrors(refused));
      if (ref.current !== null) showFirstError(ref.current);
    },
    deleteDraft: () => deleteDraft(draftKey),
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget): target is Field {
  return (
    target instanceof Element &&
    'name' in target &&
    target.name !== '' &&
    !(target instanceof HTMLButtonElement)
  );
}

function isText(field: Field): boolean {
  return field instanceof HTMLInputElement && !['checkbox', 'radio'].includes(field.type);
}

/** @returns true when the field's text has changed */
function tidyField(field: Field, tidy: CheckedFormOptions<string>['tidy']): boolean {
  const tidied = tidy?.(field.name, field.value) ?? field.value;
  if (tidied === field.value) return false;
  field.value = tidied;
  return true;
}
