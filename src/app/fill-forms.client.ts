/**
 * [EDIT-010] Fills in the forms of a page at a press, for developers. Only the development server puts it on pages: no
 * build contains it.
 */
import { sampleOf } from './sample-of.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is filled in already stays. */
function isOpen(field: Field): boolean {
  if (field.disabled || field.type === 'hidden') return false;
  if (field.type === 'checkbox') return !(field as HTMLInputElement).checked;
  if (field.type !== 'radio') return field.value === '';
  return document.querySelector(`input[name="${CSS.escape(field.name)}"]:checked`) === null;
}

function fill(field: Field): void {
  const sample = sampleOf(field.name);
  if (sample === null || !isOpen(field)) return;
  if (field.type === 'checkbox') field.click();
  else if (field.type === 'radio') {
    if (field.value === sample) field.click();
  } else {
    field.value = sample;
    for (const event of ['input', 'change', 'blur']) field.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

const listFields = () =>
  [...document.querySelectorAll<Field>('main :is(input, select, textarea)[name]')].filter(
    ({ name }) => sampleOf(name) !== null,
  );

/** Shows the button in a corner of pages that have something to fill in. */
function showButton(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Fill in (development)';
  Object.assign(button.style, {
    position: 'fixed',
    insetBlockEnd: '8px',
    insetInlineStart: '8px',
    zIndex: '99',
  });
  button.addEventListener('click', () => {
    // Ticking a box may bring further fields.
    for (const field of listFields()) fill(field);
  });
  const watch = () => {
    button.hidden = listFields().length === 0;
  };
  document.body.append(button);
  watch();
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}

showButton();
