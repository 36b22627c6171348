import Download from 'lucide-react/icons/download';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { TravelDocumentKind } from '../model/travel-document.ts';
import styles from './travel-document-list.module.css';

export interface TravelDocumentListProps {
  /** Null for a visitor who has them attached to a mail. */
  readonly documents: readonly TravelDocumentKind[] | null;
  /** Address of a document's file. */
  readonly addressOf: (document: TravelDocumentKind) => string;
}

/** Lists the documents for download; a visitor from the mail has them attached there. */
export function TravelDocumentList({ documents, addressOf }: TravelDocumentListProps) {
  const texts = useTexts();
  return (
    <section aria-labelledby="documents-title" className={styles.part}>
      <h2 id="documents-title">{texts('booking.documents.title')}</h2>
      {documents === null ? (
        <p>{texts('booking.documents.byMail')}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((kind) => (
            <li key={kind}>
              <a href={addressOf(kind)} download="">
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
