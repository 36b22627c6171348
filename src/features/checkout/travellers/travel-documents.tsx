import FileText from 'lucide-react/icons/file-text';
import { useTexts } from '../../../site/visit-context.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';

/** Says that the documents come by e-mail (TRVL-008); there is no choice. */
export function TravelDocuments() {
  const texts = useTexts();
  return (
    <CheckoutSection
      id="documents"
      icon={FileText}
      title={texts('person.documents')}
      note={texts('person.documentsNote')}
    />
  );
}
