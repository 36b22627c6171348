import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { NewWindowNote } from '../../../design/controls/new-window-note.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { TravelRights } from './describe-rights.ts';
import styles from './rights-sheet.module.css';

/** The standard information on package travel, in full before the order; the shopper can print it separately. */
export function RightsSheet({ rights: { title, text, package: whole } }: { readonly rights: TravelRights }) {
  const texts = useTexts();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div ref={sheet} className={styles.sheet}>
      <h3>{title}</h3>
      <p>{text}</p>
      {whole === null ? null : (
        <details className={styles.rights}>
          <summary>{whole.title}</summary>
          <ul>
            {whole.rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
          <p>
            <a href={whole.lawAddress} target="_blank" rel="noreferrer">
              {whole.law}
              <NewWindowNote />
            </a>
          </p>
        </details>
      )}
      <div className={styles.foot}>
        <Button
          look="quiet"
          icon={<Icon icon={Printer} />}
          data-needs-script=""
          onClick={() => sheet.current !== null && printAlone(sheet.current)}
        >
          {texts('payment.standard.print')}
        </Button>
        {whole === null ? null : <p className={styles.small}>{texts('payment.package.paper')}</p>}
      </div>
    </div>
  );
}

/** Prints only this part of the page, with all its details expanded. */
function printAlone(part: HTMLElement): void {
  for (const folded of part.querySelectorAll('details')) folded.open = true;
  part.dataset.prints = '';
  addEventListener('afterprint', () => delete part.dataset.prints, { once: true });
  print();
}
