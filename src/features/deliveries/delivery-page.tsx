import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { DeliveryDecision, DeliveryFinding, HeldDelivery } from '../../ports/supply/deliveries-port.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';

export interface DeliveryPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly delivery: HeldDelivery;
  /** How a decision went; null before one. */
  readonly outcome: DeliveryDecision | null;
}

/** One delivery: what looks wrong, before and after by example, and the decision. */
export function DeliveryPage({ texts, language, delivery, outcome }: DeliveryPageProps) {
  const { id: deliveryId, state, sentAt, sentBy, files, findings, decidedAt, report } = delivery;
  const format = (at: Date) => formatDateTime(at, language, SHOP_TIME_ZONE);
  // The decision erases who has sent it.
  const nobody = decidedAt === null ? texts('office.delivery.unknownSender') : 'none';
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.delivery')}</h1>
        <a className="button quiet" href={buildPath('back_office_deliveries', {})}>
          {texts('office.deliveries')}
        </a>
      </div>
      {outcome === null ? null : (
        <p className={outcome === 'done' ? 'outcome' : 'summary'} role="status">
          {texts(`office.delivery.outcome.${outcome}`)}
        </p>
      )}
      <p>
        {texts('office.delivery.sent', { at: format(sentAt), by: sentBy === '' ? nobody : sentBy })}
        {files.length === 0 ? null : ` ${files.join(', ')}`}
        {delivery.isFull ? ` ${texts('office.delivery.full')}` : null}
      </p>
      <p>
        <strong>{texts(`office.delivery.state.${state}`)}</strong>
        {decidedAt === null ? null : ` ${texts('office.delivery.decided', { at: format(decidedAt) })}`}
      </p>
      <div className="file">
        <div>
          {findings.map((finding) => (
            <Finding key={finding.rule} texts={texts} finding={finding} />
          ))}
          {report === null ? null : (
            <pre lang="en" className="sheet">
              {report}
            </pre>
          )}
          {decidedAt === null ? (
            <form
              className="sheet"
              method="post"
              action={buildPath('back_office_delivery_decision', { deliveryId })}
            >
              <h2>{texts('office.delivery.decide')}</h2>
              <p>{texts('office.delivery.decideText')}</p>
              <div className="buttons">
                <button type="submit" name="decision" value="refuse">
                  {texts('office.delivery.refuse')}
                </button>
                <button type="submit" name="decision" value="take" className="quiet">
                  {texts('office.delivery.take')}
                </button>
              </div>
            </form>
          ) : null}
        </div>
      </div>
    </>
  );
}

function Finding({ texts, finding }: { readonly texts: Texts; readonly finding: DeliveryFinding }) {
  const { rule, count, examples } = finding;
  return (
    <section className="sheet">
      <h2>
        {texts(`office.delivery.rule.${rule}`)} ({count})
      </h2>
      <ul>
        {examples.map(({ subject, before, after, file, line }) => (
          <li key={`${subject} ${line}`}>
            {subject}: <strong>{texts('office.delivery.becomes', { before, after })}</strong>
            {line === 0 ? null : (
              <>
                {' '}
                <small>
                  {file}:{line}
                </small>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
