import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { ChangeFrame, ChangeRefusalNote } from './change-frame.tsx';
import styles from './change-page.module.css';
import type { ChangePageProps } from './change-page-props.ts';
import type { ChangeChoice } from './change-rules/list-change-choices.ts';

/** What can be changed about a booked trip, each with what it costs today; what cannot says why. */
export default function ChangePage(props: ChangePageProps) {
  const { tripPath, refusal, choices, currency } = props;
  const texts = useTexts();
  return (
    <ChangeFrame {...props} back={{ path: tripPath, words: texts('tripChange.back') }}>
      {refusal === null ? (
        <>
          <h2 id="change-title">{texts('tripChange.choice.title')}</h2>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <Choice key={choice.id} choice={choice} currency={currency} />
            ))}
          </ul>
        </>
      ) : (
        <ChangeRefusalNote
          title={texts('tripChange.choice.title')}
          text={texts(`tripChange.refusal.${refusal}`)}
          next={{ path: tripPath, words: texts('tripChange.toTrip') }}
        />
      )}
    </ChangeFrame>
  );
}

/** How a kind of change is paid for; with a fee of 0 only extras cost something. */
const costTexts: Record<ChangeChoice['id'], string> = {
  offer: 'tripChange.choice.fee',
  name: 'tripChange.choice.fee',
  extras: 'tripChange.choice.price',
  transfer: 'tripChange.choice.perPerson',
};

function Choice({ choice, currency }: { readonly choice: ChangeChoice } & Pick<ChangePageProps, 'currency'>) {
  const { id, path, fee, until } = choice;
  const texts = useTexts();
  const { language } = useVisit();
  const day = until === null ? '' : formatDate(requireDay(until), language);
  const cost = texts(fee === 0 && id !== 'extras' ? 'tripChange.choice.free' : costTexts[id], {
    fee: formatAmount(fee, currency),
  });
  const isPossible = path !== null;
  return (
    <li className={styles.choice} data-possible={isPossible ? '' : undefined}>
      <h3>
        {isPossible ? (
          <a href={path}>{texts(`tripChange.choice.${id}`)}</a>
        ) : (
          texts(`tripChange.choice.${id}`)
        )}
      </h3>
      <p>{texts(`tripChange.choice.${id}Text`)}</p>
      <p className={styles.terms}>
        {isPossible
          ? `${cost} · ${texts('tripChange.choice.until', { day })}`
          : until === null
            ? texts('tripChange.choice.notOffered')
            : texts('tripChange.choice.over', { day })}
      </p>
    </li>
  );
}
