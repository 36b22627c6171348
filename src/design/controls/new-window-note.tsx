import { useTexts } from '../../site/visit-context.tsx';

/** Says, as the last words of a link that opens a window of its own, that it does: who does not see the window looks for the way back in vain. */
export function NewWindowNote() {
  const texts = useTexts();
  return <span className="visually-hidden"> ({texts('frame.newWindow')})</span>;
}
