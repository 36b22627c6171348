import { defineStates } from '../../../domain/states/state-table.ts';

/**
 * The states of a refund at a vendor of payments and the moves between them.
 * - `asked`: without an answer yet · `accepted`: taken on; both count as refunded for every other refund
 * - `granted`: the shopper gets it, unless it fails at the bank after all · `refused`: nothing is given
 */
export const vendorRefundStates = defineStates('refund of a vendor', {
  asked: ['accepted', 'granted', 'refused'],
  accepted: ['granted', 'refused'],
  granted: ['refused'],
  refused: [],
});

export type VendorRefundState = (typeof vendorRefundStates.states)[number];
