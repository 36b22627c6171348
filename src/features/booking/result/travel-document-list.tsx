import Download from 'lucide-react/icons/download';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { SuccessProps } from './result-props.ts';
import styles from './travel-document-list.module.css';

/** Lists the documents for download; a visitor from the mail has them attached there. */
export function TravelDocumentList({
  checkoutId,
  documents,
}: Pick<SuccessProps, 'checkoutId' | 'documents'>) {
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <section aria-labelledby="documents-title" className={styles.part}>
      <h2 id="documents-title">{texts('booking.documents.title')}</h2>
      {documents === null ? (
        <p>{texts('booking.documents.byMail')}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((kind) => (
            <li key={kind}>
              <a
                href={buildPath('booking_document', { _locale: locale, checkoutId, document: kind })}
                download=""
              >
                <Icon icon={Download} />
                {texts(`booking.document.${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
