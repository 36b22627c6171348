import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { proveCatalogue } from './conformance-catalogue.ts';
import { proveChanges } from './conformance-changes.ts';
import { proveExtras } from './conformance-extras.ts';
import { proveSupplyFaults } from './conformance-faults.ts';
import { proveFeed } from './conformance-feed.ts';
import { proveSupplyIdempotency } from './conformance-idempotency.ts';
import { proveLiveCalls } from './conformance-live.ts';
import { proveNotices } from './conformance-notices.ts';
import type { LiveCall } from './supply-faults-port.ts';
import type { SupplyUnderTest } from './supply-under-test.ts';

/** What every adapter of the supply port has to prove, the fake included. */
export function testSupplyPort(name: string, open: () => Promise<SupplyUnderTest>): void {
  describe(`supply port: ${name}`, () => {
    let opened: SupplyUnderTest;
    const under = () => opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterEach(() => {
      for (const call of Object.keys(opened.faults)) delete opened.faults[call as LiveCall];
    });
    afterAll(() => opened.close());

    proveCatalogue(under);
    proveExtras(under);
    proveFeed(under);
    proveLiveCalls(under);
    proveChanges(under);
    proveNotices(under);
    proveSupplyIdempotency(under);
    proveSupplyFaults(under);
  });
}
