import type { VendorCallDeps } from './answer-vendor-call.server.ts';
import type { VendorGateway } from './vendor-gateway.ts';
import type { VendorDecline } from './vendor-payment.ts';

/** Dependencies of the vendor calls: the gateway, the database and the clock. */
export interface VendorDeps extends VendorCallDeps {
  readonly gateway: VendorGateway;
  /** Receives each payment that the vendor refuses, once. */
  readonly onDecline?: (decline: VendorDecline) => void;
}
