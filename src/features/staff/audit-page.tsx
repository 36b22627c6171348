import { buildListPath } from '../../design/staff/list-address.ts';
import { FilterChoice, FilterText, StaffFilters } from '../../design/staff/staff-filters.tsx';
import { StaffList, type StaffListColumn } from '../../design/staff/staff-list.tsx';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { AuditLine } from './audit-line.ts';
import { formatAuditAction } from './format-audit-action.ts';
import { type FactFormatter, formatAuditEntry } from './format-audit-entry.ts';
import type { StaffAccount } from './staff-account.ts';

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
  const { texts, lines, accounts, staffId, subject, isNewest } = props;
  return (
    <>
      <h1>{texts('office.place.audit')}</h1>
      <StaffFilters
        texts={texts}
        method="post"
        action={buildPath('back_office_search', {})}
        hidden={{ in: 'audit' }}
        clearPath={staffId === null && subject === '' ? null : buildPath('back_office_audit', {})}
      >
        <FilterChoice
          label={texts('office.person')}
          name="by"
          value={staffId ?? ''}
          options={[
            ['', texts('office.everybody')],
            ...accounts.map(({ id, name, email }) => [id, `${name} (${email})`] as const),
          ]}
        />
        <FilterText label={texts('office.subject')} name="text" value={subject} />
      </StaffFilters>
      {lines.length === 0 ? (
        <p className="empty">{texts('office.nothing')}</p>
      ) : (
        <StaffList
          texts={texts}
          label={texts('office.place.audit')}
          {...(isNewest ? { caption: texts('office.auditText', { n: lines.length }) } : {})}
          columns={listAuditColumns(props)}
          rows={lines}
          keyOf={({ id }) => id}
        />
      )}
      <OlderEntries {...props} />
    </>
  );
}

function OlderEntries({ texts, lines, staffId, search, olderThan }: AuditPageProps) {
  if (lines.length === 0) return null;
  return (
    <p className="pages">
      <a
        className="button quiet"
        href={buildListPath('back_office_audit', { by: staffId ?? '', search }, { format: 'csv' })}
        download=""
      >
        {texts('office.list.file')}
      </a>
      {olderThan === null ? null : (
        <a
          className="button quiet"
          href={buildPath('back_office_audit', {}, { by: staffId ?? '', search, before: olderThan })}
        >
          {texts('office.older')}
        </a>
      )}
    </p>
  );
}

/** The columns of the log, which names customers nowhere, and neither does its file. */
export function listAuditColumns({
  texts,
  language,
  formatters,
}: Pick<AuditPageProps, 'texts' | 'language' | 'formatters'>): readonly StaffListColumn<AuditLine>[] {
  return [
    {
      key: 'at',
      label: texts('office.at'),
      file: { at: ({ at }) => at.toISOString() },
      render: ({ at }) => (
        <time dateTime={at.toISOString()}>{formatDateTime(at, language, SHOP_TIME_ZONE)}</time>
      ),
    },
    {
      key: 'person',
      label: texts('office.person'),
      file: { person: ({ by }) => by },
      render: ({ by }) => (by === '' ? texts('office.atServer') : by),
    },
    {
      key: 'action',
      label: texts('office.action'),
      file: { action: ({ action }) => action },
      render: ({ action }) => formatAuditAction(action, texts),
    },
    {
      key: 'subject',
      label: texts('office.subject'),
      file: { subject: ({ subject }) => subject },
      render: ({ subject }) => subject,
    },
    {
      key: 'facts',
      label: texts('office.facts'),
      file: { facts: ({ facts }) => JSON.stringify(facts) },
      render: ({ facts }) => {
        const { words, unknown } = formatAuditEntry(facts, texts, language, formatters);
        return (
          <>
            {words.join(' · ')}
            {unknown.length === 0 ? null : <code lang="en"> {unknown.join(', ')}</code>}
          </>
        );
      },
    },
  ];
}
