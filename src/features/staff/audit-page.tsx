import type { Language } from '../../domain/language.ts';
import { writeMoment } from '../../domain/write-day.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { StaffAccount } from './account-store.server.ts';
import { nameDeed } from './name-deed.ts';
import type { AuditLine } from './staff-audit.server.ts';
import { WideTable } from './wide-table.tsx';

export interface AuditPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly lines: readonly AuditLine[];
  readonly accounts: readonly Pick<StaffAccount, 'id' | 'name' | 'email'>[];
  /** Whose deeds alone are shown; null for all. */
  readonly staffId: string | null;
}

/** Who did what, for admins. Facts stand as they were written down: the log is a record, not a text. */
export function AuditPage({ texts, language, lines, accounts, staffId }: AuditPageProps) {
  return (
    <>
      <h1>{texts('office.place.audit')}</h1>
      <search>
        <form className="search" method="get" action={buildPath('back_office_audit', {})}>
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
          <button type="submit">{texts('office.find')}</button>
        </form>
      </search>
      <WideTable
        texts={texts}
        label={texts('office.place.audit')}
        caption={texts('office.auditText', { n: lines.length })}
        columns={['at', 'person', 'deed', 'subject', 'facts']}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is never changed once it is drawn
          <tr key={index}>
            <td>
              <time dateTime={line.at.toISOString()}>{writeMoment(line.at, language, 'Europe/Berlin')}</time>
            </td>
            <td>{line.by === '' ? texts('office.atServer') : line.by}</td>
            <td>{nameDeed(line.action, texts)}</td>
            <td>{line.subject}</td>
            <td lang="en">{writeFacts(line.facts)}</td>
          </tr>
        ))}
      </WideTable>
    </>
  );
}

function writeFacts(facts: AuditLine['facts']): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
}
