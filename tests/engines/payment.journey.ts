import { choosePayment, fillCard, order, reachPayment, seeBooking } from './support/checkout.ts';
import { expect, journey } from './support/journey.ts';
import { button, dialog, field, inside, link, nth, part } from './support/what.ts';

journey(
  '[PAY-017] a card pays the trip, its invoice is there, and the confirmation stays where it is, also after back',
  async ({ shopper }) => {
    const checkout = await reachPayment(shopper);
    await fillCard(shopper, '4000000000000010');
    await order(shopper);
    await seeBooking(shopper);
    const number = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(await shopper.textOf(part('main')))?.[0];
    expect(number).toBeDefined();
    await shopper.see(link(/^Invoice/));
    const readType = `(link) => fetch(link.href).then((answer) => answer.headers.get('content-type'))`;
    const invoice = `[...document.querySelectorAll('main a')].find(({ textContent }) => /^Invoice/.test(textContent))`;
    expect(await shopper.evaluate(`(${readType})(${invoice})`)).toBe('application/pdf');
    await shopper.back();
    await shopper.arriveAt(/\/success$/);
    await shopper.visit(`${checkout}/customer_payment`);
    await shopper.arriveAt(/\/success$/);
    await shopper.read(part('main'), new RegExp(number ?? '-'));
  },
);

journey(
  '[TDS-001] [TDS-003] [TDS-005] the bank asks for a code in a dialog, and the right one confirms the payment',
  async ({ shopper }) => {
    await reachPayment(shopper);
    await fillCard(shopper, '4000000000003220');
    await order(shopper);
    const challenge = dialog('Confirm the payment');
    await shopper.see(inside(challenge, part('iframe')));
    await shopper.pressInFrame(inside(challenge, part('iframe')), 'input[type=text], input:not([type])');
    await shopper.typeHere('123456');
    await shopper.pressKey('Enter');
    await seeBooking(shopper);
  },
);

journey('an account is debited after its number is corrected', async ({ shopper }) => {
  await reachPayment(shopper);
  await choosePayment(shopper, /^Direct Debit SEPA/);
  await shopper.type(field(/^IBAN/), 'DE00');
  await order(shopper);
  await shopper.see(part('*', 'Please check your IBAN'));
  await shopper.type(field(/^IBAN/), 'DE89 3704 0044 0532 0130 00');
  await order(shopper);
  await seeBooking(shopper);
});

journey(
  '[PAY-005] [PAY-010] PayPal opens in the same window and returns to the shop',
  async ({ shopper }) => {
    await reachPayment(shopper);
    await choosePayment(shopper, /^PayPal/);
    await order(shopper);
    await shopper.arriveAt(/^\/wallet\//);
    await shopper.press(nth(button(/./), 0));
    await seeBooking(shopper);
  },
);
