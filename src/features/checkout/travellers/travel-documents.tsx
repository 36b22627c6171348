import FileText from 'lucide-react/icons/file-text';
import { useTexts } from '../../../site/visit-context.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';

/** How documents reach the traveller (TRVL-008): by e-mail, nothing to choose. */
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
