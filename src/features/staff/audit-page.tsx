import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { AuditLine } from './audit-line.ts';
import { formatAuditAction } from './format-audit-action.ts';
import { type FactFormatter, formatAuditEntry } from './format-audit-entry.ts';
import type { StaffAccount } from './staff-account.ts';
import { WideTable } from './wide-table.tsx';

export interface AuditPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly lines: readonly AuditLine[];
  readonly accounts: readonly Pick<StaffAccount, 'id' | 'name' | 'email'>[];
  /** Shows only the actions of this person; null for all. */
  readonly staffId: string | null;
  /** Part of the subject of the actions; '' for all. */
  readonly subject: string;
  /** The subject as links carry it. */
  readonly search: string;
  /** True when no entry is newer than the first line. */
  readonly isNewest: boolean;
  /** Id of the last line when there are older ones; otherwise null. */
  readonly olderThan: string | null;
  /** Formatters for the facts that other features record. */
  readonly formatters: Readonly<Record<string, FactFormatter>>;
}

/** The audit log for admins, the newest entries first, with a link to older ones. */
export function AuditPage(props: AuditPageProps) {
  const { texts, language, lines, accounts, staffId, subject, isNewest, formatters } = props;
  return (
    <>
      <h1>{texts('office.place.audit')}</h1>
      <search>
        <form className="search" method="post" action={buildPath('back_office_search', {})}>
          <input type="hidden" name="in" value="audit" />
          <label>
            {texts('office.person')}
            <select name="by" defaultValue={staffId ?? ''}>
              <option value="">{texts('office.everybody')}</option>
              {accounts.map(({ id, name, email }) => (
                <option key={id} value={id}>
                  {name} ({email})
                </option>
              ))}
            </select>
          </label>
          <label>
            {texts('office.subject')}
            <input name="text" type="search" defaultValue={subject} />
          </label>
          <button type="submit">{texts('office.find')}</button>
        </form>
      </search>
      <WideTable
        texts={texts}
        label={texts('office.place.audit')}
        {...(isNewest ? { caption: texts('office.auditText', { n: lines.length }) } : {})}
        columns={['at', 'person', 'action', 'subject', 'facts']}
      >
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <time dateTime={line.at.toISOString()}>
                {formatDateTime(line.at, language, SHOP_TIME_ZONE)}
              </time>
            </td>
            <td>{line.by === '' ? texts('office.atServer') : line.by}</td>
            <td>{formatAuditAction(line.action, texts)}</td>
            <td className="subject">{line.subject}</td>
            <Details texts={texts} language={language} line={line} formatters={formatters} />
          </tr>
        ))}
      </WideTable>
      <OlderEntries {...props} />
    </>
  );
}

function OlderEntries({ texts, staffId, search, olderThan }: AuditPageProps) {
  if (olderThan === null) return null;
  return (
    <p>
      <a href={buildPath('back_office_audit', {}, { by: staffId ?? '', search, before: olderThan })}>
        {texts('office.older')}
      </a>
    </p>
  );
}

function Details({
  texts,
  language,
  line,
  formatters,
}: Pick<AuditPageProps, 'texts' | 'language' | 'formatters'> & { readonly line: AuditLine }) {
  const { words, unknown } = formatAuditEntry(line.facts, texts, language, formatters);
  return (
    <td>
      {words.join(' · ')}
      {unknown.length === 0 ? null : <code lang="en"> {unknown.join(', ')}</code>}
    </td>
  );
}
