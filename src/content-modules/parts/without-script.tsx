import { useTexts, useVisit } from '../../site/visit-context.tsx';

export interface WithoutScriptProps {
  /** What to write, and what happens then. */
  readonly request: string;
  /** Subject of the mail. */
  readonly subject: string;
}

/** Where a form needs script: without it people answer, by mail and by telephone. */
export function WithoutScript({ request, subject }: WithoutScriptProps) {
  const { brand } = useVisit();
  const texts = useTexts();
  const { number, display } = brand.hotline;
  return (
    <noscript>
      <p>{request}</p>
      <p>
        <a href={`mailto:${brand.company.email}?subject=${encodeURIComponent(subject)}`}>
          {texts('contact.mail')}
        </a>{' '}
        · <a href={`tel:${number}`}>{texts('contact.call', { number: display })}</a>
      </p>
    </noscript>
  );
}
