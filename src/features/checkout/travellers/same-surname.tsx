import { fieldId } from '../../../design/form/form-errors.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import { takeSurname } from './fill-traveller.ts';
import styles from './traveller-fields.module.css';

const first = 'adults.0.lname';

/** Types the first traveller's surname for another one; it can be typed over. While the first has none, that one is asked for. */
export function SameSurname({ at }: { /** Number of the traveller, from 1. */ readonly at: number }) {
  const texts = useTexts();
  return (
    <button
      type="button"
      data-needs-script=""
      className={styles.same}
      onClick={() => {
        const from = document.getElementById(fieldId(first));
        const to = document.getElementById(fieldId(`adults.${at}.lname`));
        if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
        if (!takeSurname(from, to)) from.focus();
      }}
    >
      {texts('person.sameSurname')}
    </button>
  );
}
