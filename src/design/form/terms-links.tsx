import { useLink, useTexts } from '../../site/visit-context.tsx';
import { NewWindowNote } from '../controls/new-window-note.tsx';

/** Links to the terms and the privacy policy, in windows of their own: what is typed in the form stays. */
export function TermsLinks() {
  const texts = useTexts();
  const link = useLink();
  return (
    <>
      <a href={link('homepage', { slug: 'agb' })} target="_blank" rel="noreferrer">
        {texts('person.termsLink')}
        <NewWindowNote />
      </a>
      {' · '}
      <a href={link('homepage', { slug: 'datenschutz' })} target="_blank" rel="noreferrer">
        {texts('person.privacyLink')}
        <NewWindowNote />
      </a>
    </>
  );
}
