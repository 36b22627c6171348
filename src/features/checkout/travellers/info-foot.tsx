import { Button } from '../../../design/controls/button.tsx';
import { CheckboxField } from '../../../design/form/checkbox-field.tsx';
import { TermsLinks } from '../../../design/form/terms-links.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './info-foot.module.css';

export interface InfoFootProps {
  readonly isSending: boolean;
  /** True when the shopper accepted the terms in an earlier submission. */
  readonly isAccepted: boolean;
  /** A member is signed in, who may store the travellers. */
  readonly canSave: boolean;
  /** Path of the previous step. */
  readonly back: string;
}

/** End of the step: the terms (TRVL-010, VALID-072), and the buttons to continue and go back (TRVL-011, TRVL-012). */
export function InfoFoot({ isSending, isAccepted, canSave, back }: InfoFootProps) {
  const texts = useTexts();
  const { hotline } = useVisit().brand;
  return (
    <div className={styles.foot}>
      {canSave ? <CheckboxField name="saveTravellers">{texts('person.saveTravellers')}</CheckboxField> : null}
      <CheckboxField name="terms" isRequired defaultChecked={isAccepted}>
        {texts('person.terms')} <TermsLinks />
      </CheckboxField>
      <div className={styles.actions}>
        <Button look="quiet" href={back}>
          {texts('person.back')}
        </Button>
        <Button type="submit" size="large" isBusy={isSending} data-needs-script="">
          {texts('person.proceed')}
        </Button>
      </div>
      <noscript>
        <p>{texts('checkout.noScript', { phone: hotline.display })}</p>
      </noscript>
    </div>
  );
}
