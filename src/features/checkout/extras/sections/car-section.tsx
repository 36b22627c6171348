import Car from 'lucide-react/icons/car';
import { extraFieldName } from '../../../../domain/extras/extras-form.ts';
import { CAR_VARIANTS } from '../../../../domain/extras/goods/extra-goods.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import type { ExtrasSectionProps } from '../choices/use-extras.ts';
import { CarConditions } from './car-conditions.tsx';
import styles from './car-drawing.module.css';
import { CarDrawing } from './car-drawing.tsx';
import { OptionCards } from './option-cards.tsx';

const isCarVariant = (variant: string | null | undefined): variant is (typeof CAR_VARIANTS)[number] =>
  CAR_VARIANTS.some((known) => known === variant);

/** Rental cars with their conditions (EXTRA-003, CDATA-058, CDATA-059). */
export function CarSection({ offered, selection }: ExtrasSectionProps) {
  const texts = useTexts();
  const { currency } = selection.summary;
  const cars = offered.extras.flatMap((extra) =>
    extra.car === undefined ? [] : [{ ...extra, car: extra.car }],
  );
  if (cars.length === 0) return null;
  const title = texts('extras.car.title');
  return (
    <CheckoutSection id="extras-car" title={title} icon={Car} note={texts('extras.car.note')}>
      <OptionCards
        name={extraFieldName('rental_car')}
        legend={title}
        chosen={selection.idForAll('rental_car')}
        onChoose={(id) => selection.chooseForAll('rental_car', id)}
        refusal={selection.refusal}
        cards={[
          { id: null, title: texts('extras.car.none'), price: null },
          ...cars.map(({ id, variant, price, car }) => {
            const name = texts(`extras.car.${variant}`);
            const gear = texts(car.isAutomatic ? 'extras.car.automatic' : 'extras.car.manual');
            const { model, seats, bags } = car;
            return {
              id,
              title: (
                <span className={styles.named}>
                  {isCarVariant(variant) ? <CarDrawing variant={variant} /> : null}
                  {name}
                </span>
              ),
              note: texts('extras.car.facts', { model, seats, bags, gear }),
              price: formatAmount(price, currency),
              details: <CarConditions name={name} car={car} currency={currency} />,
            };
          }),
        ]}
      />
    </CheckoutSection>
  );
}
