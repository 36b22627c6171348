import { caseTimings } from '../../../defaults.ts';
import { Fact } from '../../../design/staff/fact.tsx';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import { buildPath } from '../../../url.ts';
import { listDeadlines } from '../model/case-life.ts';
import { findDeadlineState } from '../model/deadlines.ts';
import { CaseStateChip, DeadlineChip } from './case-chips.tsx';
import { CaseConversation } from './case-conversation.tsx';
import { AnswerPart, AssignPart, NotePart } from './case-forms.tsx';
import type { CasePageProps } from './case-page-props.ts';
import { CompensationPart } from './compensation-part.tsx';
import { formatCaseEvent } from './format-case-event.ts';

const warningMs = { answer: caseTimings.answerWarningMs, decision: caseTimings.decisionWarningMs };

/** Shows all data of one case and what staff can do about it. */
export function CasePage(props: CasePageProps) {
  const { texts, language, file, outcome } = props;
  const { record } = file;
  return (
    <>
      <h1>
        {record.number} <CaseStateChip texts={texts} state={record.state} />
      </h1>
      {record.undeliveredAt === null ? null : <p className="attention">{texts('office.case.undelivered')}</p>}
      {outcome === null ? null : (
        <p className={outcome === 'done' ? 'outcome' : 'summary'} role="status">
          {texts(`office.case.outcome.${outcome}`)}
        </p>
      )}
      <div className="file">
        <div>
          <CaseConversation texts={texts} language={language} file={file} />
          <AnswerPart {...props} />
        </div>
        <div className="aside">
          <section className="sheet" aria-label={texts('office.facts')}>
            <CaseFacts {...props} />
          </section>
          <CaseFilesPart {...props} />
          <AssignPart {...props} />
          <CompensationPart {...props} />
        </div>
        <div>
          <NotePart {...props} />
          <Timeline {...props} />
        </div>
      </div>
    </>
  );
}

function Timeline({ texts, language, file }: CasePageProps) {
  return (
    <FilePart title={texts('office.timeline')}>
      <ol className="events">
        {file.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added
          <li key={at}>
            <time dateTime={event.at.toISOString()}>
              {formatDateTime(event.at, language, SHOP_TIME_ZONE)}
            </time>{' '}
            <strong>{texts(`office.case.event.${event.kind}`)}</strong>
            {[...formatCaseEvent(event, texts), ...(event.by === null ? [] : [event.by])].map(
              (words) => ` · ${words}`,
            )}
          </li>
        ))}
      </ol>
    </FilePart>
  );
}

function CaseFacts({ texts, language, file, now }: CasePageProps) {
  const { record } = file;
  const { complaint, source, bookingNumber, assignedTo } = record;
  const at = (moment: Date) => formatDateTime(moment, language, SHOP_TIME_ZONE);
  return (
    <dl className="facts">
      <Fact label={texts('office.case.reason')}>{texts(`office.case.reason.${record.reason}`)}</Fact>
      <Fact label={texts('office.case.received')}>{at(record.receivedAt)}</Fact>
      {listDeadlines(record).map((deadline) => (
        <Fact key={deadline.duty} label={texts(`office.case.duty.${deadline.duty}`)}>
          {at(deadline.dueAt)}{' '}
          <DeadlineChip texts={texts} state={findDeadlineState(deadline, now, warningMs[deadline.duty])} />
        </Fact>
      ))}
      {bookingNumber === null ? null : (
        <Fact label={texts('documents.bookingNumber')}>
          <a href={buildPath('back_office_booking', { bookingNumber })}>{bookingNumber}</a>
        </Fact>
      )}
      {complaint?.reason === 'accessible-room' ? (
        <Fact label={texts('mail.case.hotel')}>
          <a href={source.origin + complaint.path}>{complaint.hotelName}</a>
          {`\n${complaint.trip}`}
        </Fact>
      ) : null}
      <Fact label={texts('office.shop')}>
        {`${source.origin}/${source.locale}`.replace(/^https?:\/\//, '')}
      </Fact>
      <Fact label={texts('office.case.assignedTo')}>{assignedTo?.name ?? texts('office.case.nobody')}</Fact>
      {complaint === null ? (
        <Fact label={texts('office.guest')}>{texts('office.case.erased')}</Fact>
      ) : (
        <>
          <Fact label={texts('office.guest')}>
            {[
              `${complaint.firstName} ${complaint.lastName}`,
              ...('street' in complaint
                ? [
                    complaint.street,
                    [complaint.zipCode, complaint.city].filter(Boolean).join(' '),
                    complaint.country,
                  ]
                : []),
            ]
              .filter(Boolean)
              .join('\n')}
            {`\n${[complaint.email, complaint.phone].filter(Boolean).join(', ')}`}
          </Fact>
          {complaint.reason === 'accessible-room' ? null : (
            <Fact label={texts('office.case.tourGuide')}>
              {texts(complaint.hasContactedTourGuide ? 'office.case.yes' : 'office.case.no')}
            </Fact>
          )}
        </>
      )}
    </dl>
  );
}

function CaseFilesPart({ texts, file, files }: CasePageProps) {
  return (
    <FilePart title={texts('office.case.files')}>
      {files.length === 0 ? (
        <p>{texts('office.nothing')}</p>
      ) : (
        <ul className="links">
          {files.map(({ id, name, bytes, scan }) => (
            <li key={id}>
              {scan === 'infected' ? (
                name
              ) : (
                <a href={buildPath('back_office_case_file', { caseId: file.record.id, fileId: id })}>
                  {name}
                </a>
              )}
              <br />
              <small className={scan === 'infected' ? 'refusal' : undefined}>
                {texts('office.case.fileSize', { kb: Math.max(1, Math.round(bytes / 1024)) })} ·{' '}
                {texts(`office.case.scan.${scan}`)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </FilePart>
  );
}
