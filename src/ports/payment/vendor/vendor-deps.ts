import type { VendorCallDeps } from './answer-vendor-call.server.ts';
import type { VendorGateway } from './vendor-gateway.ts';

/** Dependencies of the vendor calls: the gateway, the database and the clock. */
export interface VendorDeps extends VendorCallDeps {
  readonly gateway: VendorGateway;
}
