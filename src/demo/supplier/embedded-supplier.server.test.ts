import { createTestDatabase } from '../../../tests/database.ts';
import { testSupplyPort } from '../../ports/supply/conformance.ts';
import type { OfferRequest } from '../../ports/supply/supply-port.ts';
import type { SupplyUnderTest } from '../../ports/supply/supply-under-test.ts';
import { buildOfferRequest, leaveRooms, openSupplierUnderTest } from './supplier-under-test.server.ts';

testSupplyPort('embedded', async () => {
  const database = await createTestDatabase();
  const { supply, clock, faults } = await openSupplierUnderTest(database.pool);
  let { checkIn } = buildOfferRequest().key;
  const lastCheckIn = checkIn + 340;

  /**
   * Prices and stock drift: the next three nights that is still for sale, apart from those before, so that tests do not
   * take from each other.
   */
  async function findStay(rooms: number): Promise<OfferRequest> {
    checkIn += 3;
    if (checkIn > lastCheckIn) throw new Error('Nothing is left to sell');
    const request = buildOfferRequest({ checkIn, nights: 3 });
    const options = { idempotencyKey: `find stay ${checkIn}`, timeoutMs: 10_000 };
    const verified = await supply.live.verify(request, options);
    if (verified.outcome !== 'confirmed' || verified.offer.isOnRequest) return findStay(rooms);
    await leaveRooms(database.pool, request, rooms);
    return request;
  }

  async function findChange(): ReturnType<SupplyUnderTest['findChange']> {
    const booked = await findStay(1);
    const wanted = buildOfferRequest({ checkIn: booked.key.checkIn, nights: 4 });
    checkIn += 3;
    const options = { idempotencyKey: `find change ${checkIn}`, timeoutMs: 10_000 };
    if ((await supply.live.verify(wanted, options)).outcome !== 'confirmed') return findChange();
    await leaveRooms(database.pool, wanted, 1);
    return { booked, wanted };
  }

  return {
    supply,
    clock,
    faults,
    change: () => supply.runDrift(),
    findOffer: () => findStay(9),
    findLastRoomOffer: () => findStay(1),
    findChange,
    async findComments(bookingNumber) {
      const { rows } = await database.pool.query<{ comments: string }>(
        'select comments from supplier.hold where booking_number = $1',
        [bookingNumber],
      );
      return rows[0]?.comments ?? 'no booking';
    },
    announce: async (bookingNumber, change) => void (await supply.announce(bookingNumber, change)),
    close: async () => {
      await supply.close();
      await database.drop();
    },
  };
});
