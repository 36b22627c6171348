import type { ReactNode } from 'react';
import { caseLimits } from '../../../defaults.ts';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { buildPath } from '../../../url.ts';
import { canMoveCase, canStaffMoveCase, isOpenCase } from '../model/case-state.ts';
import type { CasePageProps } from './case-page-props.ts';

/** Notes for colleagues, and the moves that need one. */
export function NotePart(props: CasePageProps) {
  const { texts } = props;
  return (
    <FilePart title={texts('office.case.note')} id="note">
      <ChangeForm {...props}>
        <CaseText {...props} form="note" name="note" rows={3} max={caseLimits.maxNoteLength} />
        <div className="buttons">
          <button type="submit" name="change" value="note">
            {texts('office.case.addNote')}
          </button>
          <MoveButtons {...props} />
        </div>
      </ChangeForm>
    </FilePart>
  );
}

/** Who looks after the case. */
export function AssignPart(props: CasePageProps) {
  const { texts, file, colleagues } = props;
  return (
    <FilePart title={texts('office.case.assign')}>
      <ChangeForm {...props}>
        <label>
          {texts('office.case.assignedTo')}
          <select name="to" defaultValue={file.record.assignedTo?.id ?? ''}>
            <option value="">{texts('office.case.nobody')}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div className="buttons">
          <button type="submit" name="change" value="assign">
            {texts('office.case.assign')}
          </button>
        </div>
      </ChangeForm>
    </FilePart>
  );
}

/** Posts a change of the case as it is shown: a later one is not changed unseen. */
export function ChangeForm({
  file,
  children,
}: Pick<CasePageProps, 'file'> & { readonly children: ReactNode }) {
  return (
    <form className="decide" method="post" noValidate action={pathOfChange({ file })}>
      {children}
    </form>
  );
}

function pathOfChange({ file }: Pick<CasePageProps, 'file'>): string {
  const { number, version } = file.record;
  return buildPath('back_office_case_change', { caseNumber: number }, { version: String(version) });
}

/** Writes to the guest. A template is added below what is typed, by the form's own button. */
export function AnswerPart(props: CasePageProps) {
  const { texts, file, templates, refused } = props;
  const { record } = file;
  if (record.complaint === null) return null;
  const isOpen = isOpenCase(record.state);
  return (
    <FilePart title={texts('office.case.answer')} id="answer">
      <ChangeForm {...props}>
        <p>
          {texts('office.case.answerHint', {
            language: texts(`office.case.language.${record.source.language}`),
          })}
        </p>
        <div className="add-template">
          <label>
            {texts('office.case.template')}
            <select name="topic" defaultValue="">
              <option value="">{texts('office.case.noTemplate')}</option>
              {templates.map((each) => (
                <option key={each.topic} value={each.topic}>
                  {texts(`office.case.topic.${each.topic}`)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="submit"
            name="change"
            value="template"
            className="quiet"
            formAction={`${pathOfChange(props)}#answer`}
          >
            {texts('office.case.useTemplate')}
          </button>
        </div>
        <CaseText
          {...props}
          form="answer"
          name="text"
          rows={10}
          max={caseLimits.maxAnswerLength}
          lang={record.source.language}
          value={refused?.form === 'kept' ? (refused.values.text ?? '') : ''}
        />
        <div className="buttons">
          <button type="submit" name="change" value="answer">
            {texts('office.case.sendAnswer')}
          </button>
          {isOpen ? (
            <button type="submit" name="change" value="ask" className="quiet">
              {texts('office.case.sendQuestion')}
            </button>
          ) : null}
          {record.reason === 'complaint' && canMoveCase(record.state, 'decided') ? (
            <button type="submit" name="change" value="decide" className="quiet">
              {texts('office.case.sendDecision')}
            </button>
          ) : null}
          {record.reason === 'compliment' && canMoveCase(record.state, 'thanked') ? (
            <button type="submit" name="change" value="thank" className="quiet">
              {texts('office.case.sendThanks')}
            </button>
          ) : null}
        </div>
      </ChangeForm>
    </FilePart>
  );
}

function MoveButtons({ texts, file }: CasePageProps) {
  return (['in-progress', 'closed'] as const)
    .filter((to) => canStaffMoveCase(file.record.state, to))
    .map((to) => (
      <button key={to} type="submit" name="change" value={to} className="quiet">
        {texts(`office.case.move.${to}`)}
      </button>
    ));
}

interface CaseTextProps extends Pick<CasePageProps, 'texts' | 'refused'> {
  /** The form that it belongs to: of a refused one it is shown again, with its error. */
  readonly form: string;
  readonly name: string;
  readonly rows: number;
  /** Characters. */
  readonly max: number;
  readonly lang?: string;
  readonly value?: string;
}

function CaseText({ texts, refused, form, name, rows, max, lang, value = '' }: CaseTextProps) {
  const isRefused = refused?.form === form;
  const id = `${form}-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{texts(`office.case.field.${form}`)}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={max}
        lang={lang}
        defaultValue={isRefused ? (refused.values[name] ?? '') : value}
        // The page is loaded because of this field.
        // biome-ignore lint/a11y/noAutofocus: leads to the error
        autoFocus={isRefused || (form === 'answer' && refused?.form === 'kept')}
        aria-required="true"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
      />
      {isRefused ? (
        <p id={`${id}-error`} className="refusal">
          {texts('office.case.textMissing')}
        </p>
      ) : null}
    </div>
  );
}
