import { fieldLengths } from '../../defaults.ts';
import { Button } from '../../design/controls/button.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { useContentHref } from '../parts/use-content-href.ts';
import styles from './footer.module.css';
import type { FooterProps } from './schema.ts';

/** Takes an address along to the newsletter's page, which asks for the consent: a form without script. */
export function NewsletterField(props: NonNullable<FooterProps['newsletter']>) {
  const { headline, copytext, buttonText, url } = props;
  const texts = useTexts();
  return (
    <form method="get" action={useContentHref(url)} className={styles.newsletter} aria-label={headline}>
      <p>
        <strong>{headline}</strong> {copytext}
      </p>
      <div>
        <label htmlFor="footer-email" className="visually-hidden">
          {texts('footer.email')}
        </label>
        <input
          id="footer-email"
          type="email"
          name="email"
          placeholder={texts('footer.email')}
          autoComplete="email"
          maxLength={fieldLengths.maxEmail}
          required
        />
        <Button type="submit">{buttonText}</Button>
      </div>
    </form>
  );
}
