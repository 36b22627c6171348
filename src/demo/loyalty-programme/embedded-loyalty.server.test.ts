import { createTestDatabase } from '../../../tests/database.ts';
import { testLoyaltyPort } from '../../ports/loyalty/conformance.ts';
import { openProgrammeUnderTest } from './programme-under-test.server.ts';

testLoyaltyPort('embedded', async () => {
  const database = await createTestDatabase();
  const under = await openProgrammeUnderTest(database.pool);
  return {
    ...under,
    close: async () => {
      await under.close();
      await database.drop();
    },
  };
});
