import { caseLimits } from '../../../defaults.ts';
import { LANGUAGES, type Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { CaseTemplate } from '../templates/case-topics.ts';

export interface TemplatesPageProps {
  readonly texts: Texts;
  /** Language of the templates. */
  readonly of: Language;
  readonly templates: readonly CaseTemplate[];
  readonly hasChanged: boolean;
}

/** The texts that answers begin with, in one language at a time. An empty text brings back what comes with the shop. */
export function TemplatesPage({ texts, of, templates, hasChanged }: TemplatesPageProps) {
  return (
    <div className="narrow">
      <h1>{texts('office.case.templates')}</h1>
      {hasChanged ? (
        <p className="outcome" role="status">
          {texts('office.case.outcome.done')}
        </p>
      ) : null}
      <form className="add-template" action={buildPath('back_office_case_templates', {})}>
        <label>
          {texts('office.case.language')}
          <select name="of" defaultValue={of}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {texts(`office.case.language.${language}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{texts('office.case.show')}</button>
      </form>
      <p>{texts('office.case.templateHint')}</p>
      {templates.map(({ topic, body, isChanged }) => (
        <section key={topic} className="sheet">
          <h2>
            {texts(`office.case.topic.${topic}`)}{' '}
            {isChanged ? <small>{texts('office.case.templateChanged')}</small> : null}
          </h2>
          <form className="decide" method="post" action={buildPath('back_office_case_template_change', {})}>
            <input type="hidden" name="topic" value={topic} />
            <input type="hidden" name="of" value={of} />
            <div className="field">
              <label htmlFor={topic}>{texts('office.case.templateText')}</label>
              <textarea
                id={topic}
                name="body"
                rows={6}
                lang={of}
                maxLength={caseLimits.maxAnswerLength}
                defaultValue={body}
              />
            </div>
            <div className="buttons">
              <button type="submit">{texts('office.case.saveTemplate')}</button>
            </div>
          </form>
        </section>
      ))}
      <p>
        <a href={buildPath('back_office_cases', {})}>{texts('office.cases')}</a>
      </p>
    </div>
  );
}
