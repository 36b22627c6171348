import { formatFlightTime } from '../../../../domain/words/format-flight-time.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './local-facts.module.css';
import type { ShownLocalFacts } from './shown-local-facts.ts';

/** What travellers have to know where they stay: whom to call, how to pay, which plug, which time. */
export function LocalFacts({ currency, emergency, plugs, minutesAhead }: ShownLocalFacts) {
  const texts = useTexts();
  const calls = typeof emergency === 'string' ? { all: emergency } : emergency;
  return (
    <section aria-labelledby="local-title" className={styles.part}>
      <h2 id="local-title">{texts('myTrips.local')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{texts('myTrips.local.emergency')}</dt>
          <dd>
            {Object.entries(calls).map(([kind, number]) => (
              <div key={kind}>{kind === 'all' ? number : texts(`myTrips.local.${kind}`, { number })}</div>
            ))}
          </dd>
        </div>
        {minutesAhead === null ? null : (
          <div>
            <dt>{texts('myTrips.local.time')}</dt>
            <dd>
              {texts(
                `myTrips.local.time.${minutesAhead === 0 ? 'same' : minutesAhead > 0 ? 'ahead' : 'behind'}`,
                { time: formatFlightTime(Math.abs(minutesAhead)) },
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{texts('myTrips.local.currency')}</dt>
          <dd>{currency}</dd>
        </div>
        <div>
          <dt>{texts('myTrips.local.plugs')}</dt>
          <dd>{texts('myTrips.local.plugTypes', { types: plugs })}</dd>
        </div>
      </dl>
    </section>
  );
}
