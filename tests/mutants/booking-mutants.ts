import type { Mutant } from './mutant.ts';

const judge = 'features/booking/workflow/judge-card.ts';
const change = 'features/booking/workflow/booking-change.ts';
const choose = 'features/booking/workflow/choose-step.ts';
const payment = 'features/booking/workflow/apply-payment-outcome.ts';
const supply = 'features/booking/workflow/apply-supply-outcome.ts';
const message = 'features/booking/workflow/apply-payment-message.ts';
const perform = 'features/booking/workflow/perform-step.server.ts';
const messages = 'features/booking/workflow/payment-messages.server.ts';
const bookingState = 'features/booking/model/states/booking-state.ts';
const paymentState = 'features/booking/model/states/payment-state.ts';
const holdState = 'features/booking/model/states/hold-state.ts';
const record = 'features/booking/model/booking-record.ts';
const ledger = 'features/booking/model/ledger.ts';
const staff = 'features/booking/office/staff-changes.ts';
const pause = 'features/booking/limits/card-pause.ts';
const admission = 'features/booking/store/order-admission.server.ts';
const settlement = 'features/booking/model/settlement.ts';
const loyalty = 'features/booking/workflow/apply-loyalty-outcome.ts';
const milesState = 'features/booking/model/states/miles-state.ts';
const terms = 'domain/booking/cancellation-steps.ts';
const discount = 'domain/money/card-discount.ts';
const fee = 'features/booking/model/shopper-fee.ts';

/** Errors in the rules of a booking: its card, workflow, states, ledger, limits and terms. */
export const bookingMutants: readonly Mutant[] = [
  {
    file: judge,
    find: "=== 'disallowed')",
    replace: "=== 'discount')",
    what: 'cards of a discount are refused instead of those that are not accepted',
  },
  {
    file: judge,
    find: 'isJudged && cardDigits !== digits',
    replace: 'isJudged && cardDigits === digits',
    what: 'the right card counts as another one',
  },
  {
    file: judge,
    find: 'cardDigits !== undefined && cardDigits !== null',
    replace: 'cardDigits !== undefined',
    what: 'a card that nobody judged before counts as another one',
  },
  {
    file: judge,
    find: "cardFault: 'card-changed'",
    replace: "cardFault: 'card-not-allowed'",
    what: 'a swapped card is told as one that is not accepted',
  },

  {
    file: choose,
    find: "booking.paymentState === 'captured' ? 'refund' : 'void'",
    replace: "booking.paymentState === 'captured' ? 'void' : 'refund'",
    what: 'captured money is voided, and held money refunded',
  },
  {
    file: choose,
    find: "if (holdState === 'sold') return 'confirm';",
    replace: "if (holdState === 'sold') return 'release';",
    what: 'a sold trip is released without its number',
  },
  {
    file: choose,
    find: "holdState === 'confirmed' ? 'cancel-trip' : 'release'",
    replace: "'release'",
    what: 'a booked trip is released, not cancelled',
  },

  {
    file: change,
    find: 'inState >= limit && tries + 1 >= timings.minCalls',
    replace: 'inState >= limit',
    what: 'a single unanswered call ends a booking',
  },
  {
    file: change,
    find: 'inState >= limit && tries',
    replace: 'inState > 1e12 && tries',
    what: 'a limit never ends',
  },
  {
    file: change,
    find: 'left > 0 ? Math.min(delay, left) : delay',
    replace: 'delay',
    what: 'a call is repeated after the limit instead of at it',
  },
  {
    file: change,
    find: "isDelayAnnounced || bookedAt !== null ? 'failed' : null",
    replace: "isDelayAnnounced ? 'failed' : null",
    what: 'whose booked trip fails gets no mail',
  },
  {
    file: change,
    find: 'if (!mustBeGivenBack(set.holdState ?? booking.holdState)) return fail(',
    replace: 'if (mustBeGivenBack(set.holdState ?? booking.holdState)) return fail(',
    what: 'a held trip is not released after a refusal',
  },
  {
    file: change,
    find: "paymentState === 'refund-failed' && toRefund > 0 ? reviewRefund(change) : change",
    replace: 'change',
    what: 'a debt is forgotten where the booking ends after its refund came back',
  },
  {
    file: change,
    find: "resumeState: 'refunding',",
    replace: "resumeState: 'voiding',",
    what: 'a refund that came back is resumed as a void',
  },
  {
    file: change,
    find: "if (hasFailed(booking))\n    return transitionTo(booking, 'failed', settled",
    replace: "if (!hasFailed(booking))\n    return transitionTo(booking, 'failed', settled",
    what: 'a cancelled trip ends as failed after its refund, and the reverse',
  },
  {
    file: change,
    find: 'tries: 0 },\n    events: [...(extra.events ?? []), { kind: to, facts }],',
    replace: '},\n    events: [...(extra.events ?? []), { kind: to, facts }],',
    what: 'the calls of the last state count in the next one',
  },

  {
    file: change,
    find: "paymentState: 'free', holdState: 'asked'",
    replace: "paymentState: 'pending', holdState: 'asked'",
    what: 'a free trip waits for money',
  },
  {
    file: change,
    find: 'chargedNow(booking.order) === 0',
    replace: 'chargedNow(booking.order) < 0',
    what: 'a free trip is authorised',
  },

  {
    file: payment,
    find: 'if (outcome.cardFault !== undefined)',
    replace: 'if (outcome.cardFault === undefined)',
    what: 'a swapped card is charged, the right one voided',
  },
  {
    file: payment,
    find: 'if (booking.isShopperOverdue)',
    replace: 'if (!booking.isShopperOverdue)',
    what: 'a shopper who is too late may go on',
  },
  {
    file: payment,
    find: "return leavePayment(booking, outcome.reason, { paymentState: 'refused' });",
    replace: "return leavePayment(booking, outcome.reason, { paymentState: 'cancelled' });",
    what: 'a refused payment counts as voided',
  },
  {
    file: payment,
    find: "    case 'broken':\n      return transitionTo(booking, 'voiding', { failure: 'technical' });\n",
    replace: "    case 'broken':\n      return retry(booking, at, at.timings.payLimitMs);\n",
    what: 'an authorisation that the provider rejects is repeated',
  },
  {
    file: payment,
    find: 'return finishPayment(booking, set, [capture], at);',
    replace: 'return finishPayment(booking, set, [], at);',
    what: 'a capture is not in the ledger',
  },
  {
    file: payment,
    find: "return transitionTo(booking, 'voiding', { failure: 'refused' });",
    replace: "return escalate(booking, 'provider-silent');",
    what: 'a refused capture is left to staff',
  },
  {
    file: payment,
    find: "const set = { paymentState: 'captured', toRefund: total } as const;",
    replace: "const set = { paymentState: 'captured' } as const;",
    what: 'money that was captured after all is not refunded',
  },
  {
    file: payment,
    find: 'updateWithin(booking, set, { ledger: [bookCapture(booking, total)] })',
    replace: 'updateWithin(booking, set)',
    what: 'a capture that a void has found is not in the ledger',
  },
  {
    file: payment,
    find: '{ ledger: [bookRefund(booking, booking.toRefund)] }',
    replace: '{ ledger: [bookRefund(booking, totalOf(booking.order.price))] }',
    what: 'a partial refund is booked as the whole price',
  },
  {
    file: payment,
    find: "const set = { paymentState: 'refunded', toRefund: 0 } as const;",
    replace: "const set = { paymentState: 'refunded' } as const;",
    what: 'a refund that was given is still owed',
  },
  {
    file: payment,
    find: 'return waitFor(booking, at.timings.refundPollMs);',
    replace: "return finishRefund(booking, { paymentState: 'refunded', toRefund: 0 });",
    what: 'a refund that was only taken on counts as given',
  },
  {
    file: payment,
    find: '{ refundRound: booking.refundRound + 1 }',
    replace: '{}',
    what: 'a refused refund is asked for again under the same key',
  },

  {
    file: change,
    find: "return { set: { voucherState: 'released' }, ledger: [], vouchers: 'release' };",
    replace: 'return { set: {}, ledger: [], vouchers: null };',
    what: 'vouchers of a booking that failed stay locked',
  },
  {
    file: change,
    find: 'vouchers: { giveBack: coupon },',
    replace: 'vouchers: { giveBack: 0 },',
    what: 'vouchers that were burnt are not given back when the booking fails',
  },
  {
    file: change,
    find: "if ({ ...booking, ...set }.milesToReturn > 0) return moveOn(booking, 'refunding', settled, extra);",
    replace: '',
    what: 'the miles of a cancelled trip are kept',
  },
  {
    file: settlement,
    find: 'Math.min(order.price.miles - refundedMiles, amount - later - card)',
    replace: 'Math.min(order.price.miles - refundedMiles, amount - later)',
    what: 'money goes back to the card and as miles, too',
  },
  {
    file: loyalty,
    find: 'return failure === null ? milesToReturn : order.price.miles - refundedMiles;',
    replace: 'return milesToReturn;',
    what: 'a booking that failed gives no miles back',
  },
  {
    file: loyalty,
    find: "return startCompensation(booking, 'miles-refused', { milesState: 'released' });",
    replace: "return transitionTo(booking, 'capturing', { milesState: 'released' });",
    what: 'a trip is booked without the miles that were to pay for it',
  },
  {
    file: milesState,
    find: "state === 'asked' || state === 'reserved' ||",
    replace: "state === 'reserved' ||",
    what: 'miles that may be reserved are not released',
  },
  {
    file: supply,
    find: 'if (outcome.total !== expectTotal(booking.order))',
    replace: 'if (outcome.total > expectTotal(booking.order))',
    what: 'a trip that is held for less is sold for more',
  },
  {
    file: supply,
    find: "if (outcome.reason === 'price-changed') return transitionTo(booking, 'repricing');",
    replace: '',
    what: 'a new price ends as sold out',
  },
  {
    file: supply,
    find: "if (total === supplierBasePriceOf(order, order)) return fail(booking, 'extra-gone');",
    replace: '',
    what: 'a dearer extra ends as a changed price of the trip',
  },
  {
    file: supply,
    find: "if (booking.state === 'releasing') return updateWithin(booking, set, { ledger });",
    replace: "if (booking.state === 'releasing') return fail(booking, 'technical', set, { ledger });",
    what: 'a trip that was sold after all stays sold when the booking fails',
  },
  {
    file: supply,
    find: 'return [bookSale(booking, holdTotal, supplierNumber)];',
    replace: 'return [];',
    what: 'a sale is not in the ledger',
  },
  {
    file: supply,
    find: "if (booking.holdState === 'held' && hasTimedOut",
    replace: 'if (hasTimedOut',
    what: 'a trip that may be sold is given up as lapsed',
  },
  {
    file: supply,
    find: "if (outcome.reason === 'confirmed-already') return updateWithin(booking, { holdState: 'sold' });",
    replace: '',
    what: 'a trip that cannot be released because it is sold counts as lapsed',
  },
  {
    file: supply,
    find: 'bookCancellation(booking, requireSold(booking), { supplier: fee, shopper: 0 })',
    replace: 'bookCancellation(booking, requireSold(booking), { supplier: fee, shopper: fee })',
    what: 'the shopper pays for a booking that failed',
  },
  {
    file: settlement,
    find: 'paidLater - chargedBack - refundedBefore(back)',
    replace: 'paidLater - refundedBefore(back)',
    what: 'what the bank has taken back is refunded as well',
  },
  {
    file: supply,
    find: 'splitRefund(booking, owed)',
    replace: 'splitRefund(booking, 0)',
    what: 'the cancellation fee is refunded',
  },
  {
    file: supply,
    find: "    case 'refused':\n      return escalate(booking, 'not-cancellable');",
    replace: "    case 'refused':\n      return escalate(booking, 'supplier-silent');",
    what: 'a refused cancellation looks like silence',
  },

  {
    file: message,
    find: 'if (message.amount === 0) return noteForStaff(booking, message);',
    replace: '',
    what: 'a chargeback of nothing goes into the ledger',
  },
  {
    file: message,
    find: 'attention.includes(event) ? attention : [...attention, event]',
    replace: '[event]',
    what: 'a report hides the one before',
  },
  {
    file: message,
    find: "    case 'pending':\n    case 'authorised':\n      return 'not-yet';",
    replace: "    case 'pending':\n    case 'authorised':\n      return noteForStaff(booking, message);",
    what: 'a chargeback ahead of its capture is never booked',
    tests: [
      'features/booking/workflow/apply-payment-message.test.ts',
      'features/booking/workflow/booking-runner.server.test.ts',
    ],
  },
  {
    file: message,
    find: "state === 'manual-review' && refusedRefunds.includes(reason)",
    replace: "state === 'manual-review'",
    what: 'a chargeback is booked while a refund of the same money may be under way',
  },
  {
    file: message,
    find: 'Math.max(booking.toRefund - amount, 0)',
    replace: 'booking.toRefund',
    what: 'what the bank has returned is refunded as well',
  },
  {
    file: message,
    find: "booking.paymentState !== 'captured' || chargedBack >= total",
    replace: "booking.paymentState !== 'captured' || chargedBack > total",
    what: 'a payment that was charged back as a whole counts as captured',
  },
  {
    file: message,
    find: 'booking.chargedBack < amount || amount === 0',
    replace: 'amount === 0',
    what: 'a reversal is booked before its chargeback',
  },
  {
    file: message,
    find: 'if (isOnWayBack) return updateWithin(booking, {});',
    replace: '',
    what: 'a refund that fails while it is awaited is asked for late',
  },
  {
    file: message,
    find: '!isBack || amount > refunded',
    replace: '!isBack',
    what: 'more than was refunded comes back',
  },
  {
    file: message,
    find: "state === 'failed' || state === 'cancelled' ? reviewRefund(change) : change",
    replace: 'change',
    what: 'a refund that came back waits for nobody',
  },
  {
    file: message,
    find: 'if (failure !== null || supplierFee === null) return',
    replace: 'if (supplierFee === null) return',
    what: 'of a booking that failed the fee was kept',
  },

  {
    file: perform,
    find: 'endedByError.has(step) || error instanceof RejectedRequestError',
    replace: 'endedByError.has(step)',
    what: 'a rejected request is repeated for hours',
  },
  {
    file: perform,
    find: 'known.payment?.captured === amount',
    replace: 'known.payment !== null',
    what: 'a capture counts as done whatever was captured',
    tests: ['features/booking/workflow/perform-step.server.test.ts'],
  },
  {
    file: perform,
    find: 'bookingDay: dayAt(booking.placedAt)',
    replace: 'bookingDay: dayAt(new Date())',
    what: 'an order of yesterday is priced by the day on which it runs',
  },
  {
    file: messages,
    find: 'await apply(bookingId, message).catch(report);',
    replace: 'await apply(bookingId, message);',
    what: 'one message that throws keeps all later ones waiting',
  },
  {
    file: messages,
    find: 'if (!isOld) throw error;',
    replace: 'throw error;',
    what: 'a message that throws never gets to staff',
  },
  {
    file: messages,
    find: 'const isReadable = webhook.amount === undefined || isAmount(webhook.amount);',
    replace: 'const isReadable = true;',
    what: 'an amount that cannot be stored refuses the webhook',
  },

  {
    file: bookingState,
    find: "'releasing'],\n  authorising: ['awaiting-shopper', 'confirming', 'voiding', 'releasing'],",
    replace:
      "'releasing'],\n  authorising: ['awaiting-shopper', 'confirming', 'capturing', 'voiding', 'releasing'],",
    what: 'money may be taken before the supplier has confirmed',
  },
  {
    file: bookingState,
    find: "  failed: ['manual-review'],\n  cancelling",
    replace: "  failed: ['manual-review', 'refunding'],\n  cancelling",
    what: 'a failed booking is refunded without staff',
  },
  {
    file: paymentState,
    find: 'refused: [],',
    replace: "refused: ['captured'],",
    what: 'a refused payment is captured',
  },
  {
    file: paymentState,
    find: "'paid-out': ['charged-back'],",
    replace: "'paid-out': ['charged-back', 'refunded'],",
    what: 'what was paid out is refunded as well',
  },
  {
    file: paymentState,
    find: "state === 'pending' || state === 'authorised' ||",
    replace: "state === 'authorised' ||",
    what: 'a payment without an answer is not voided',
  },
  {
    file: holdState,
    find: "sold: ['confirmed', 'lapsed'],",
    replace: "sold: ['confirmed', 'released'],",
    what: 'a sold trip is released',
  },
  {
    file: holdState,
    find: "state === 'held' || state === 'asked' ||",
    replace: "state === 'held' ||",
    what: 'a trip that may be confirmed is not given back',
  },
  {
    file: record,
    find: "=== 'refunding';",
    replace: "=== 'voiding';",
    what: 'a checkout whose refund came back cannot order again',
    tests: [
      'features/booking/office/staff-changes.test.ts',
      'features/booking/workflow/payment-messages.server.test.ts',
    ],
  },

  {
    file: ledger,
    find: '{ provider: amount, shopper: -amount });',
    replace: '{ provider: -amount, shopper: amount });',
    what: 'a capture is booked the wrong way round',
  },
  {
    file: ledger,
    find: '{ shopper: amount, bank: -amount }),',
    replace: '{ shopper: amount, provider: -amount }),',
    what: 'a payout counts as one of the provider’s',
  },
  {
    file: ledger,
    find: '{ shopper: amount, bank: -amount });',
    replace: '{ shopper: amount, provider: -amount });',
    what: 'a compensation counts as one of the provider’s',
  },
  {
    file: ledger,
    find: "const fromShopper = kind === 'chargeback' ? -amount : amount;",
    replace: 'const fromShopper = -amount;',
    what: 'a reversal takes the money again',
  },
  {
    file: ledger,
    find: 'return { ...reported, id: ',
    replace: 'return { ...reported, wrong: ',
    what: 'a second chargeback cannot be booked',
    tests: ['features/booking/workflow/apply-payment-message.test.ts'],
  },
  {
    file: ledger,
    find: 'refundRound === 0 ? movement :',
    replace: 'refundRound >= 0 ? movement :',
    what: 'a second refund has the name of the first',
  },
  {
    file: ledger,
    find: 'const shopper = fees.shopper - total;',
    replace: 'const shopper = -total;',
    what: 'a cancellation forgets the fee',
  },

  {
    file: staff,
    find: 'isPaidOut ? bookPayout(booking, toRefund) : bookRefund(booking, toRefund)',
    replace: 'bookRefund(booking, toRefund)',
    what: 'what our bank has paid counts as refunded by the provider',
  },
  {
    file: staff,
    find: "return isMilesReview && mustReturnMiles(milesState) ? ['miles-returned'] : [];",
    replace: "return mustReturnMiles(milesState) ? ['miles-returned'] : [];",
    what: 'staff say that miles are returned before the programme was asked',
  },
  {
    file: staff,
    find: '{ ...resumed, failure: null }',
    replace: 'resumed',
    what: 'a trip that staff send on still counts as failed',
  },
  {
    file: staff,
    find: "(paymentState === 'captured' && toRefund > 0)",
    replace: "paymentState === 'captured'",
    what: 'staff refund what is not owed',
  },

  { file: pause, find: 'count < freeTries', replace: 'count <= freeTries', what: 'one card more is free' },
  {
    file: pause,
    find: 'Math.max(0, latest + pause - now)',
    replace: 'latest + pause - now',
    what: 'a pause that is over counts against the shopper',
  },
  {
    file: admission,
    find: 'own.length >= orderLimits.holdsPerSession',
    replace: 'own.length > orderLimits.holdsPerSession',
    what: 'one hold more than allowed is open',
  },
  {
    file: admission,
    find: "eb.and([\n            eb('booking.state', 'in', OPEN_HOLD_STATES),",
    replace: "eb.and([\n            eb('booking.state', 'in', ['failed']),",
    what: 'cards whose answer is open do not count',
  },
  {
    file: admission,
    find: "await lockNames(trx, 'order source', names);",
    replace: '',
    what: 'orders at once do not count each other',
  },

  {
    file: terms,
    find: 'freeUntil >= today ?',
    replace: 'freeUntil > today ?',
    what: 'the last free day is charged',
  },
  {
    file: terms,
    find: 'until > freeUntil && until >= today',
    replace: 'until > freeUntil && until > today',
    what: 'the last day of a step is charged by the next one',
  },
  {
    file: terms,
    find: '?? Number.NEGATIVE_INFINITY',
    replace: '?? today',
    what: 'a trip that is never free is free today',
  },
  {
    file: terms,
    find: 'until: stay.departure - fee.daysBefore',
    replace: 'until: stay.checkIn - fee.daysBefore',
    what: 'fees are counted back from check-in',
  },
  {
    file: terms,
    find: 'Math.max(0, total - premiums)',
    replace: 'total',
    what: 'an insurance is charged twice',
  },
  {
    file: terms,
    find: 'return Math.min(total, premiums',
    replace: 'return Math.max(0, premiums',
    what: 'a fee exceeds what was paid',
  },
  {
    file: discount,
    find: 'digits >= from && digits <= to',
    replace: 'digits >= from && digits < to',
    what: 'the last card of a range is not in it',
  },
  {
    file: fee,
    find: 'Math.min(total, kept + share)',
    replace: 'kept + share',
    what: 'a fee exceeds the price',
  },
];
