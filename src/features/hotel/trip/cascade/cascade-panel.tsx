import { useSlice } from '../../../../site/client-store.ts';
import { useShortPrice } from '../../../../site/prices/use-short-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { ANY_AIRPORT, type SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { CascadeOptions } from '../choice/dates-data.ts';
import { formatOptionChanges } from '../choice/format-option-changes.ts';
import { toComparedTrip } from '../choice/implied-changes.ts';
import { WhileChoosing } from '../choice/while-choosing.tsx';
import { AirportSelect } from '../dates/airport-select.tsx';
import { DatesFailure } from '../dates/dates-failure.tsx';
import { listColumns, pathOf } from '../model/cascade-path.ts';
import { type CascadeColumnName as Column, cascadeSlice } from '../model/cascade-slice.ts';
import { CascadeColumn } from './cascade-column.tsx';
import styles from './cascade-panel.module.css';
import { CascadeSteps } from './cascade-steps.tsx';
import { labelCascadeOption } from './label-cascade-option.ts';
import { factOf, useCascadeChoice } from './use-cascade-choice.ts';
import { useCascadeColumns } from './use-cascade-columns.ts';

export interface CascadePanelProps {
  readonly hotelId: number;
  /** The search whose prices are shown. */
  readonly params: SearchParams;
  readonly offer: DetailedOffer;
  /** Columns that came with the page. */
  readonly columns: CascadeOptions;
}

/** Other dates in four columns, each narrowing the next (CASC-001). */
export function CascadePanel({ hotelId, params, offer, columns: served }: CascadePanelProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { selectedCascadeColumn } = useSlice(cascadeSlice);
  const formatShort = useShortPrice();
  const priceOf = (amount: number) => formatShort(amount, offer.price.currency);
  const path = pathOf(offer);
  const columns = useCascadeColumns({ hotelId, params, path, served });
  const { choose, chooseAirport, hrefOf } = useCascadeChoice(columns.airports.options, offer.price.currency);
  const shown = toComparedTrip(offer, null);
  const names = listColumns(path);
  const selected = names.includes(selectedCascadeColumn) ? selectedCascadeColumn : 'los';
  const airport = offer.departureAirport;
  const labelIn = (column: Column) => (option: Pick<DateOption, 'value' | 'label'>) =>
    labelCascadeOption(column, option, texts, language);
  const steps = names.map((column) => ({
    column,
    value: labelIn(column)({ value: path[column] ?? '', label: airport?.name ?? '' }),
  }));
  return (
    <div className={styles.cascade}>
      <CascadeSteps steps={steps} selected={selected} />
      <WhileChoosing className={styles.columns} data-columns={names.length}>
        {names.map((column) => (
          <CascadeColumn
            key={column}
            column={column}
            options={columns[column].options}
            value={path[column]}
            isSelected={column === selected}
            failure={columns[column].hasFailed ? <DatesFailure onRetry={columns[column].retry} /> : null}
            labelOf={labelIn(column)}
            changesOf={({ facts }) => formatOptionChanges(shown, facts, [factOf[column]], texts, language)}
            priceOf={priceOf}
            hrefOf={(option) => hrefOf(column, option)}
            onChoose={(event, option) => choose(event, column, option)}
          >
            {column === 'los' && airport !== null ? (
              <AirportSelect
                id="cascade-los-airport"
                airports={columns.airports.options ?? []}
                chosen={airport}
                hasPreselected={params.airports !== ANY_AIRPORT}
                priceOf={priceOf}
                onChoose={chooseAirport}
              />
            ) : null}
          </CascadeColumn>
        ))}
      </WhileChoosing>
      <p className={styles.note}>
        {texts('dates.perPerson')} {texts('dates.mayDiffer')}
      </p>
    </div>
  );
}
