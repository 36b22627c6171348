import { buildListPath } from '../../design/staff/build-list-path.ts';
import { formatListSort, type ListSort, parseListSort } from '../../design/staff/list-sort.ts';
import { FilterChoice, FilterText, StaffFilters } from '../../design/staff/staff-filters.tsx';
import { StaffList, type StaffListColumn } from '../../design/staff/staff-list.tsx';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import type { AuditLine } from './audit-line.ts';
import { type AuditAction, formatAuditAction, KNOWN_AUDIT_ACTIONS } from './format-audit-action.ts';
import { type FactFormatter, formatAuditEntry } from './format-audit-entry.ts';
import type { StaffAccount } from './staff-account.ts';

/** The order of the log that an address names, the newest first unless it says otherwise. */
export const readAuditSort = (value: string): ListSort<'at'> =>
  parseListSort(value, ['at']) ?? { by: 'at', isDescending: true };

export interface AuditPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly lines: readonly AuditLine[];
  readonly accounts: readonly Pick<StaffAccount, 'id' | 'name' | 'email'>[];
  /** Shows only the actions of this person; null for all. */
  readonly staffId: string | null;
  /** Part of the subject of the actions; '' for all. */
  readonly subject: string;
  /** Shows only these actions; '' for all. */
  readonly action: AuditAction | '';
  /** The subject as links carry it. */
  readonly search: string;
  readonly sort: ListSort<'at'>;
  /** Whether there are older and newer entries than the lines. */
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Formatters for the facts that other features record. */
  readonly formatters: Readonly<Record<string, FactFormatter>>;
}

const pathWith = (
  { staffId, action, search, sort }: Pick<AuditPageProps, 'staffId' | 'action' | 'search' | 'sort'>,
  turn: {
    readonly before?: string;
    readonly after?: string;
    readonly sort?: string;
    readonly format?: 'csv';
  },
) => {
  const { format, ...place } = { sort: sort.isDescending ? '' : formatListSort(sort), ...turn };
  const filters = { by: staffId ?? '', action, search, ...place };
  return buildListPath('back_office_audit', filters, format === undefined ? {} : { format });
};

/** The audit log for admins, with links to older and newer entries. */
export function AuditPage(props: AuditPageProps) {
  const { texts, lines, accounts, staffId, action, subject, sort, hasNewer } = props;
  const isFiltered = staffId !== null || action !== '' || subject !== '';
  return (
    <>
      <h1>{texts('office.place.audit')}</h1>
      <StaffFilters
        texts={texts}
        method="post"
        action={buildPath('back_office_search', {})}
        hidden={{ in: 'audit', sort: formatListSort(sort) }}
        clearPath={isFiltered ? buildPath('back_office_audit', {}) : null}
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
        <FilterChoice
          label={texts('office.action')}
          name="action"
          value={action}
          options={[
            ['', texts('office.anyAction')],
            ...KNOWN_AUDIT_ACTIONS.map((each) => [each, formatAuditAction(each, texts)] as const).toSorted(
              ([, one], [, other]) => one.localeCompare(other),
            ),
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
          {...(sort.isDescending && !hasNewer
            ? { caption: texts('office.auditText', { n: lines.length }) }
            : {})}
          columns={listAuditColumns(props)}
          rows={lines}
          keyOf={({ id }) => id}
          sort={sort}
          sortPath={(next) => pathWith(props, { sort: next })}
        />
      )}
      <OtherEntries {...props} />
    </>
  );
}

function OtherEntries(props: AuditPageProps) {
  const { texts, lines, sort, hasOlder, hasNewer } = props;
  const shown = sort.isDescending ? lines : lines.toReversed();
  const [newest, oldest] = [shown.at(0), shown.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  const [olderRel, newerRel] = sort.isDescending ? ['next', 'prev'] : ['prev', 'next'];
  const newer = hasNewer ? (
    <a className="button quiet" rel={newerRel} href={pathWith(props, { after: newest.id })}>
      {texts('office.newer')}
    </a>
  ) : null;
  const older = hasOlder ? (
    <a className="button quiet" rel={olderRel} href={pathWith(props, { before: oldest.id })}>
      {texts('office.older')}
    </a>
  ) : null;
  return (
    <p className="pages">
      <a className="button quiet" href={pathWith(props, { format: 'csv' })} download="">
        {texts('office.list.file')}
      </a>
      {sort.isDescending ? newer : older}
      {sort.isDescending ? older : newer}
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
      sorts: 'descending',
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
