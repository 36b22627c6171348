import type { ReactNode } from 'react';
import { Section } from '../../design/section.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { NewWindowIcon } from '../parts/new-window-icon.tsx';
import { RichCopy } from '../parts/rich-copy.tsx';
import styles from './complaint-form.module.css';
import type { ComplaintFormProps } from './schema.ts';

interface ComplaintFormViewProps extends ComplaintFormProps {
  /** The form itself (CONTACT-003): a module knows no feature. */
  readonly form: ReactNode;
}

export function ComplaintForm(props: ComplaintFormViewProps) {
  const { title, copytext, link, linkText, isExternal = false, form } = props;
  return (
    <Section id="complaint" width="text" labelledBy="complaint-title">
      <div className={styles.module}>
        <h2 id="complaint-title">{title}</h2>
        {copytext === undefined ? null : <RichCopy words={copytext} />}
        {form}
        {link === undefined || linkText === undefined ? null : (
          <p>
            <ContentLink to={link} opensNewWindow={isExternal}>
              {linkText}
              {isExternal ? <NewWindowIcon /> : null}
            </ContentLink>
          </p>
        )}
      </div>
    </Section>
  );
}
