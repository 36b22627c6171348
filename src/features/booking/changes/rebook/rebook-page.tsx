import type { ReactNode } from 'react';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { formatArrival } from '../../documents/format-arrival.ts';
import { ChangeCode, ChangeFrame, ChangeRefusalNote } from '../change-frame.tsx';
import { formatDifference } from './format-difference.ts';
import { RebookCalendar } from './rebook-calendar.tsx';
import type { RebookFlight } from './rebook-offers.ts';
import styles from './rebook-page.module.css';
import type { Priced, RebookChoices, RebookProps } from './rebook-props.ts';
import { RebookTicket } from './rebook-ticket.tsx';

/** Travellers choose other dates, another room, board or flights at the hotel of their trip. Every choice is a link: the page works without script. */
export default function RebookPage(props: RebookProps) {
  const { tripPath, choicePath, refusal, choices } = props;
  const texts = useTexts();
  const back = { path: choicePath, words: texts('tripChange.backToChoice') };
  if (refusal !== null)
    return (
      <ChangeFrame {...props} back={back}>
        <ChangeRefusalNote
          title={texts('tripChange.rebook.title')}
          text={texts(`tripChange.refusal.${refusal}`)}
          next={{ path: tripPath, words: texts('tripChange.toTrip') }}
        />
      </ChangeFrame>
    );
  return (
    <ChangeFrame {...props} back={back} isWide={choices !== null}>
      <h2 id="change-title">{texts('tripChange.rebook.title')}</h2>
      <Lead {...props} />
      {choices === null ? <ChangeCode {...props} /> : <Choices {...props} choices={choices} />}
    </ChangeFrame>
  );
}

function Lead({ fee, currency }: RebookProps) {
  const texts = useTexts();
  return (
    <p>
      {fee === 0
        ? texts('tripChange.rebook.leadFree')
        : texts('tripChange.rebook.lead', {
            fee: formatAmount(fee, currency),
          })}
    </p>
  );
}

function Choices(props: RebookProps & { readonly choices: RebookChoices }) {
  const { choices, currency } = props;
  const texts = useTexts();
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        {choices.isGone ? <Notice kind="warning">{texts('tripChange.refusal.gone')}</Notice> : null}
        <Part id="dates">
          <RebookCalendar {...choices} currency={currency} />
        </Part>
        {choices.lengths.length > 1 ? (
          <Part id="lengths">
            <ul className={styles.lengths}>
              {choices.lengths.map((option) => (
                <li key={option.path}>
                  <Option option={option} currency={currency}>
                    {texts('checkout.nights', { n: option.nights })}
                  </Option>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        {choices.rooms.some(({ difference }) => difference !== null) ? (
          <Part id="rooms">
            <ul className={styles.list}>
              {choices.rooms.map((option) => (
                <li key={option.path}>
                  <Option option={option} currency={currency}>
                    <strong>{option.room}</strong>
                    <span>{texts(`board.${option.board}`)}</span>
                  </Option>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        {choices.outbounds.length + choices.inbounds.length > 2 ? (
          <Part id="flights">
            <Flights title={texts('booking.outbound')} flights={choices.outbounds} currency={currency} />
            <Flights title={texts('booking.inbound')} flights={choices.inbounds} currency={currency} />
          </Part>
        ) : null}
      </div>
      <RebookTicket {...props} />
    </div>
  );
}

function Part({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const texts = useTexts();
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{texts(`tripChange.rebook.${id}`)}</h3>
      {children}
    </section>
  );
}

function Flights({
  title,
  flights,
  currency,
}: {
  readonly title: string;
  readonly flights: readonly (RebookFlight & Priced)[];
} & Pick<RebookProps, 'currency'>) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.list}>
        {flights.map((option) => (
          <li key={option.path}>
            <Option option={option} currency={currency}>
              <strong>
                {option.departure.slice(11)} {option.from} – {formatArrival(option, language)} {option.to}
              </strong>
              <span>
                {option.airline} {option.flightNumber} ·{' '}
                {texts('tripChange.rebook.stops', { n: option.stops })}
              </span>
            </Option>
          </li>
        ))}
      </ul>
    </>
  );
}

function Option({
  option,
  currency,
  children,
}: {
  readonly option: Priced;
  readonly children: ReactNode;
} & Pick<RebookProps, 'currency'>) {
  const texts = useTexts();
  return (
    <a className={styles.option} href={option.path} aria-current={option.isChosen || undefined}>
      <span className={styles.words}>{children}</span>
      <span className={styles.difference}>
        {option.difference === null
          ? texts('tripChange.rebook.booked')
          : formatDifference(option.difference, currency)}
      </span>
    </a>
  );
}
