import Bus from 'lucide-react/icons/bus';
import { extraFieldName } from '../../../../domain/extras/extras-form.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { Texts } from '../../../../texts/texts.ts';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import type { ShownExtra } from '../choices/offered-extras.ts';
import { priceForParty } from '../choices/price-for-party.ts';
import type { ExtrasSectionProps } from '../choices/use-extras.ts';
import { OptionCards } from './option-cards.tsx';

/**
 * One option for each kind of transfer, and one for no other than is included, or for none (EXTRA-017 to EXTRA-022, checkout X-017).
 */
export function TransferSection({ offered, selection }: ExtrasSectionProps) {
  const texts = useTexts();
  const { currency } = selection.summary;
  const transfers = offered.extras.filter(({ kind }) => kind === 'transfer');
  const isIncluded = selection.summary.trip.includesTransfer === true;
  if (transfers.length === 0) return isIncluded ? <IncludedTransfer /> : null;
  const party = offered.travellers.length;
  const cheapest = Math.min(...transfers.map((extra) => priceForParty(extra, party)));
  const title = texts('extras.transfer.title');
  return (
    <CheckoutSection
      id="extras-transfer"
      title={title}
      icon={Bus}
      note={texts(isIncluded ? 'extras.transfer.noteIncluded' : 'extras.transfer.note', {
        price: formatAmount(cheapest, currency),
      })}
    >
      <OptionCards
        name={extraFieldName('transfer')}
        legend={title}
        chosen={selection.idForAll('transfer')}
        onChoose={(id) => selection.chooseForAll('transfer', id)}
        refusal={selection.refusal}
        cards={[
          {
            id: null,
            price: null,
            title: texts(isIncluded ? 'extras.transfer.included' : 'extras.transfer.none'),
            note: texts(isIncluded ? 'extras.transfer.includedNote' : 'extras.transfer.noneNote'),
          },
          ...transfers.map((extra) => ({
            id: extra.id,
            title: texts(`extras.transfer.${extra.variant}`),
            note: describeRide(extra, texts),
            price: formatAmount(priceForParty(extra, party), currency),
            priceNote: texts('extras.forAll'),
          })),
        ]}
      />
    </CheckoutSection>
  );
}

/** Nothing to choose. */
function IncludedTransfer() {
  const texts = useTexts();
  return (
    <CheckoutSection
      id="extras-transfer"
      title={texts('extras.transfer.included')}
      icon={Bus}
      note={texts('extras.transfer.includedNote')}
    />
  );
}

/** How the transfer works and, where the operator says so, how long it takes. */
function describeRide({ variant, ride }: ShownExtra, texts: Texts): string {
  const note = texts(`extras.transfer.${variant}Note`);
  if (ride === undefined) return note;
  const { minutes, kilometres } = ride;
  return `${note} ${texts('extras.transfer.ride', { minutes, kilometres })}`;
}
