import { describe, expect, it } from 'vitest';
import {
  admission,
  bookingTimings,
  browserTimeouts,
  browserTimings,
  checkoutTimings,
  editingLimits,
  editingTimings,
  liveSupplyPolicy,
  mailPolicy,
  mediaLimits,
  orderLimits,
  paymentPolicy,
  priceTimings,
  processTimings,
  requestLimits,
  requestsPerMinute,
  retention,
  sessionLifetimes,
  sessionRequestsPerMinute,
  staffPolicy,
  stayLengths,
} from './defaults.ts';
import { HOLD_MILLISECONDS } from './demo/supplier/holds/hold-offer.server.ts';

describe('bookings', () => {
  it('outlive two late heartbeats before another process takes them over', () => {
    expect(bookingTimings.leaseMs).toBeGreaterThan(2 * bookingTimings.heartbeatMs);
    expect(mailPolicy.leaseMs).toBeGreaterThan(2 * mailPolicy.heartbeatMs);
  });

  it('wait longer after each attempt without an answer', () => {
    const delays = bookingTimings.retryDelaysMs;
    expect(delays).toEqual([...new Set(delays)].sort((one, other) => one - other));
  });

  it('end a challenge and an authorisation while the hold lasts', () => {
    expect(bookingTimings.shopperLimitMs).toBeLessThan(HOLD_MILLISECONDS);
    expect(bookingTimings.payLimitMs).toBeLessThan(HOLD_MILLISECONDS);
    expect(paymentPolicy.challengeLifetimeMs).toBeLessThan(HOLD_MILLISECONDS);
  });

  it('ask a silent party several times before a person takes over', () => {
    const { supplierTimeoutMs, buyTimeoutMs, paymentTimeoutMs, escalateAfterMs, minCalls } = bookingTimings;
    const longest = Math.max(supplierTimeoutMs, buyTimeoutMs, paymentTimeoutMs);
    expect(escalateAfterMs).toBeGreaterThan(minCalls * longest);
  });

  it('leave each call that buys from a live supplier its time', () => {
    const { buyFlightsTimeoutMs, buyRoomTimeoutMs, settleMs, undoMs } = liveSupplyPolicy;
    const longest = Math.max(buyFlightsTimeoutMs, buyRoomTimeoutMs);
    expect(bookingTimings.buyTimeoutMs).toBeGreaterThan(longest);
    expect(settleMs).toBeGreaterThan(longest);
    expect(undoMs).toBeGreaterThan(bookingTimings.escalateAfterMs);
  });

  it('end a minute after the order where the supplier is silent from the start', () => {
    const { beginTimeoutMs, beginLimitMs, minCalls } = bookingTimings;
    expect(minCalls * beginTimeoutMs).toBe(beginLimitMs);
  });
});

describe('limits of orders', () => {
  it('count every hold that the supplier may still have', () => {
    expect(orderLimits.holdWindowMs).toBeGreaterThan(HOLD_MILLISECONDS);
  });

  it('know where an order came from for as long as it counts', () => {
    expect(retention.orderSourcesMs).toBeGreaterThan(orderLimits.holdWindowMs);
    expect(retention.orderSourcesMs).toBeGreaterThan(orderLimits.cardWindowMs);
  });

  it('pause a card for less than refused cards count', () => {
    expect(Math.max(...orderLimits.cardPausesMs)).toBeLessThan(orderLimits.cardWindowMs);
  });
});

describe('payments', () => {
  it('are forgotten by their keys only after every booking has ended', () => {
    expect(retention.paymentAnswersMs).toBeGreaterThan(2 * bookingTimings.escalateAfterMs);
    expect(retention.paymentAnswersMs).toBeGreaterThan(paymentPolicy.authorisationLifetimeMs);
  });
});

describe('mails', () => {
  it('are given up by the mail server before another process sends them', () => {
    expect(mailPolicy.sendTimeoutMs).toBeLessThan(mailPolicy.leaseMs);
  });
});

describe('browsers', () => {
  it('wait longer for a call than the server waits behind it', () => {
    expect(browserTimeouts.postTimeoutMs).toBeGreaterThan(
      checkoutTimings.readCardTimeoutMs + checkoutTimings.progressWaitMs,
    );
    expect(browserTimeouts.postTimeoutMs).toBeGreaterThan(checkoutTimings.extrasTimeoutMs);
    expect(browserTimeouts.postTimeoutMs).toBeGreaterThan(checkoutTimings.paymentCallTimeoutMs);
  });

  it('poll a booking more slowly than a poll is answered (POLL-003)', () => {
    expect(browserTimings.pollIntervalMs).toBeGreaterThan(checkoutTimings.progressWaitMs);
  });
});

describe('sessions', () => {
  it('outlive the longest challenge of a booking (STORE-013)', () => {
    expect(sessionLifetimes.sessionSeconds * 1000).toBeGreaterThan(bookingTimings.shopperLimitMs);
  });
});

describe('requests', () => {
  it('may take as long as the largest upload needs', () => {
    expect(requestLimits.maxBodyTimeoutMs).toBeGreaterThanOrEqual(mediaLimits.uploadTimeoutMs);
    expect(requestLimits.maxBodyTimeoutMs).toBeGreaterThan(requestLimits.bodyTimeoutMs);
  });

  it('are refused before the browser gives them up', () => {
    const { fetchTimeoutMs, startCheckoutTimeoutMs } = browserTimeouts;
    for (const waitMs of [admission.searchesWaitMs, admission.pagesWaitMs, admission.pricesWaitMs])
      expect(2 * waitMs).toBeLessThan(fetchTimeoutMs);
    expect(admission.checkoutWaitMs + priceTimings.checkTimeoutMs).toBeLessThan(startCheckoutTimeoutMs);
  });

  it('for pictures on disk are handled while as many are made as may wait', () => {
    const { picturesAtOnce, waitingPictures } = mediaLimits;
    expect(admission.imagesAtOnce).toBeGreaterThan(2 * (picturesAtOnce + waitingPictures));
  });

  it('of one address are at least five times those of one of its sessions', () => {
    for (const purpose of Object.keys(sessionRequestsPerMinute) as (keyof typeof sessionRequestsPerMinute)[])
      expect(requestsPerMinute[purpose]).toBeGreaterThanOrEqual(5 * sessionRequestsPerMinute[purpose]);
  });

  it('are closed before a supervisor kills the process', () => {
    expect(processTimings.closeConnectionsAfterMs).toBeLessThan(processTimings.shutdownTimeoutMs);
    expect(processTimings.shutdownTimeoutMs).toBeLessThan(5_000);
  });
});

describe('editors', () => {
  it('stay present when two heartbeats are late', () => {
    expect(editingTimings.presenceLifetimeMs).toBeGreaterThan(2 * editingTimings.presenceIntervalMs);
  });

  it('read why a document is too large', () => {
    expect(editingLimits.maxRequestBytes).toBeGreaterThan(editingLimits.maxBodyBytes);
  });
});

describe('staff', () => {
  it('add a passkey only soon after signing in', () => {
    expect(staffPolicy.freshSignInMs).toBeLessThan(staffPolicy.sessionLifetimeMs);
    expect(staffPolicy.challengeLifetimeMs).toBeLessThan(staffPolicy.freshSignInMs);
  });
});

describe('stays', () => {
  it('that can be searched are sold (PERIOD-021)', () => {
    expect(stayLengths.maxExactNights).toBeLessThanOrEqual(stayLengths.maxNights);
    expect(stayLengths.maxFlexibleNights).toBeLessThanOrEqual(stayLengths.maxNights);
  });
});
