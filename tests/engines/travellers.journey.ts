import { beginCheckout } from './support/checkout.ts';
import { journey } from './support/journey.ts';
import type { Shopper } from './support/shopper.ts';
import { button, field, heading, inside, role } from './support/what.ts';

const traveller = (name: string) => role('group', name);

async function fillTraveller(shopper: Shopper, name: string, first: string, born: string): Promise<void> {
  const group = traveller(name);
  await shopper.press(inside(group, role('radio', 'Mrs./Ms.')));
  await shopper.type(inside(group, field(/^First name/)), first);
  await shopper.type(inside(group, field(/^Last name/)), 'Berg');
  await shopper.type(inside(group, field(/^Date of birth/)), born);
}

journey(
  '[TRVL-001] [TRVL-002] travellers enter their data, and it is there after back and forward',
  async ({ shopper }) => {
    const checkout = await beginCheckout(shopper);
    await shopper.visit(`${checkout}/ancillaries`);
    await shopper.press(button('Continue to travellers'));
    await shopper.arriveAt(/\/info$/);
    await fillTraveller(shopper, 'Adult 1', 'Anna', '01051990');
    await fillTraveller(shopper, 'Adult 2', 'Ben', '1.6.1988');
    await shopper.type(field(/^E-mail/), 'anna@example.com');
    await shopper.type(field(/^Repeat e-mail/), 'anna@example.com');
    await shopper.type(field(/^Phone/), '+49 170 123456');
    await shopper.press(role('checkbox', /^I accept the travel terms/));
    await shopper.press(button('Proceed to payment'));
    await shopper.arriveAt(/\/customer_payment$/);
    await shopper.see(heading(/./));

    await shopper.back();
    await shopper.arriveAt(/\/info$/);
    await shopper.readValue(inside(traveller('Adult 2'), field(/^First name/)), /^Ben$/);
    await shopper.type(inside(traveller('Adult 2'), field(/^First name/)), 'Bert');

    await shopper.back();
    await shopper.arriveAt(/\/ancillaries$/);
    await shopper.forward();
    await shopper.arriveAt(/\/info$/);
    await shopper.readValue(inside(traveller('Adult 1'), field(/^First name/)), /^Anna$/);
    await shopper.readValue(inside(traveller('Adult 2'), field(/^First name/)), /^Bert$/);
    await shopper.press(button('Proceed to payment'));
    await shopper.arriveAt(/\/customer_payment$/);
  },
);
