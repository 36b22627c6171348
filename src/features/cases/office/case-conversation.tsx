import { Fragment } from 'react';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { CaseFileRecord, CaseMessage } from '../model/case-record.ts';

interface CaseConversationProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: CaseFileRecord;
}

/** What the guest and we have written, as text: nothing of a mail is ever shown as HTML. */
export function CaseConversation({ texts, language, file }: CaseConversationProps) {
  const { record, messages, mails } = file;
  const at = (moment: Date) => formatDateTime(moment, language, SHOP_TIME_ZONE);
  const stateOf = (message: CaseMessage) => mails.find(({ messageId }) => messageId === message.id)?.state;
  return (
    <FilePart title={texts('office.case.conversation')}>
      {record.complaint === null ? (
        <p>{texts('office.case.erased')}</p>
      ) : (
        <article className="message">
          <p className="message-head">
            <strong>{`${record.complaint.firstName} ${record.complaint.lastName}`}</strong> ·{' '}
            <time dateTime={record.receivedAt.toISOString()}>{at(record.receivedAt)}</time> ·{' '}
            {texts('office.case.byForm')}
          </p>
          <Lines text={record.complaint.text} />
        </article>
      )}
      {messages.map((message) => {
        const state = stateOf(message);
        return (
          <article key={message.id} className="message" data-direction={message.direction}>
            <p className="message-head">
              <strong>{message.sender}</strong> ·{' '}
              <time dateTime={message.at.toISOString()}>{at(message.at)}</time>
              {message.isAutomatic ? ` · ${texts('office.case.automatic')}` : null}
              {isFromElsewhere(message, file) ? (
                <>
                  {' · '}
                  <strong className="refusal">{texts('office.case.otherSender')}</strong>
                </>
              ) : null}
              {state === undefined ? null : ` · ${texts(`office.mailState.${state}`)}`}
              {message.direction === 'in' && message.subject !== '' ? (
                <>
                  <br />
                  {message.subject}
                </>
              ) : null}
            </p>
            <Lines text={message.body} />
            {message.quoted === '' ? null : (
              <details>
                <summary>{texts('office.case.quoted')}</summary>
                <Lines text={message.quoted} />
              </details>
            )}
          </article>
        );
      })}
    </FilePart>
  );
}

/** Anybody may claim any address: staff see where a mail names another one than the complaint. */
function isFromElsewhere({ direction, sender }: CaseMessage, { record }: CaseFileRecord): boolean {
  return direction === 'in' && sender.toLowerCase() !== record.complaint?.email.toLowerCase();
}

function Lines({ text }: { readonly text: string }) {
  const lines = text.split('\n').map((line, at) => ({ line, at }));
  return (
    <p>
      {lines.map(({ line, at }) => (
        <Fragment key={at}>
          {at === 0 ? null : <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
