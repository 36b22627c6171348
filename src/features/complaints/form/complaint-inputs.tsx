import { fieldLengths } from '../../../defaults.ts';
import { CountryField } from '../../../design/form/country-field.tsx';
import { FileField } from '../../../design/form/file-field.tsx';
import { SegmentedControl } from '../../../design/form/segmented-control.tsx';
import { TextArea } from '../../../design/form/text-area.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { CONTACT_REASONS } from '../../../domain/cases/complaint.ts';
import { countCharacters } from '../../../domain/words/count-characters.ts';
import { useIsTakenOver } from '../../../site/use-is-taken-over.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import { type ComplaintFieldName, GUIDE_CHOICES, MAX_CONCERNS, SALUTATIONS } from '../complaint-rules.ts';
import type { ComplaintValues } from '../complaint-values.ts';
import { FILE_EXTENSIONS } from '../uploads/file-rules.ts';
import { ChosenFiles } from './chosen-files.tsx';
import styles from './complaint-form.module.css';
import type { FileChoice } from './use-file-choice.ts';

export interface ComplaintInputsProps {
  /** What was typed before; null for a new form. */
  readonly values: ComplaintValues | null;
  readonly uploads: FileChoice;
}

/** The fields (CONTACT-007 to CONTACT-020, CONTACT-023): what it is about, what happened, who writes. */
export function ComplaintInputs({ values, uploads }: ComplaintInputsProps) {
  const texts = useTexts();
  const isTakenOver = useIsTakenOver();
  const labelOf = (name: ComplaintFieldName | 'files') => texts(`complaint.field.${name}`);
  const typedIn = (name: ComplaintFieldName) => values?.[name] ?? '';
  return (
    <>
      <fieldset className={styles.group} data-group="">
        <legend>
          <h3>{texts('complaint.group.subject')}</h3>
        </legend>
        <SegmentedControl
          name="contactReason"
          label={labelOf('contactReason')}
          defaultValue={typedIn('contactReason')}
          choices={CONTACT_REASONS.map((value) => ({ value, label: texts(`complaint.reason.${value}`) }))}
        />
        <TextField
          name="referenceNumber"
          label={labelOf('referenceNumber')}
          hint={texts('complaint.referenceHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={fieldLengths.maxComplaintLine}
          defaultValue={typedIn('referenceNumber')}
        />
        <SegmentedControl
          name="tourGuideContacted"
          label={labelOf('tourGuideContacted')}
          defaultValue={typedIn('tourGuideContacted')}
          choices={GUIDE_CHOICES.map((value) => ({ value, label: texts(`complaint.guide.${value}`) }))}
        />
        <TextArea
          name="concerns"
          label={labelOf('concerns')}
          hint={texts('complaint.concernsHint')}
          autoComplete="off"
          defaultValue={typedIn('concerns')}
          maxCount={MAX_CONCERNS}
          countOf={countCharacters}
          describeCount={(n) => texts('complaint.count', { n, most: MAX_CONCERNS })}
        />
        <FileField
          name="files"
          sentAs="file[]"
          label={labelOf('files')}
          hint={texts('complaint.filesHint')}
          accept={FILE_EXTENSIONS.map((ending) => `.${ending}`).join(',')}
          {...(isTakenOver ? { onChoose: uploads.add } : {})}
        >
          <ChosenFiles files={uploads.files} remove={uploads.remove} />
        </FileField>
      </fieldset>
      <PersonInputs labelOf={labelOf} typedIn={typedIn} />
    </>
  );
}

interface PersonInputsProps {
  readonly labelOf: (name: ComplaintFieldName) => string;
  readonly typedIn: (name: ComplaintFieldName) => string;
}

function PersonInputs({ labelOf, typedIn }: PersonInputsProps) {
  const texts = useTexts();
  const line = (name: ComplaintFieldName, autoComplete: string) => {
    const maxLength = fieldLengths.maxComplaintLine;
    return { name, label: labelOf(name), autoComplete, maxLength, defaultValue: typedIn(name) };
  };
  return (
    <fieldset className={`${styles.group} ${styles.pair}`} data-group="">
      <legend>
        <h3>{texts('complaint.group.person')}</h3>
      </legend>
      <div className={styles.whole}>
        <SegmentedControl
          name="salutation"
          label={labelOf('salutation')}
          defaultValue={typedIn('salutation')}
          choices={SALUTATIONS.map((value) => ({ value, label: texts(`complaint.salutation.${value}`) }))}
        />
      </div>
      <TextField {...line('name', 'given-name')} />
      <TextField {...line('surname', 'family-name')} />
      <TextField {...line('email', 'email')} type="email" maxLength={fieldLengths.maxEmail} />
      <TextField {...line('phone', 'tel')} type="tel" isOptional />
      <div className={styles.whole}>
        <TextField {...line('street', 'address-line1')} isOptional />
      </div>
      <TextField {...line('postCode', 'postal-code')} isOptional />
      <TextField {...line('city', 'address-level2')} isOptional />
      <CountryField
        label={labelOf('country')}
        typed={typedIn('country')}
        choose={texts('complaint.choose')}
      />
    </fieldset>
  );
}
