import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import pg from 'pg';
import { registerComplaintCalls } from '../../src/api/complaints/complaint-calls.server.ts';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { createComplaintReplies } from '../../src/features/complaints/complaint-replies.server.ts';
import { createLookupMisses } from '../../src/features/complaints/lookup-misses.server.ts';
import { openFileFolder } from '../../src/features/complaints/uploads/file-folder.server.ts';
import { createStagedUploads } from '../../src/features/complaints/uploads/staged-uploads.server.ts';
import { registerErrorAnswers } from '../../src/server/http/error-answers.server.ts';

/**
 * The calls of the complaint form in a process of their own, so that a test can give it little memory. Arguments: address of the
 * database, folder of the files. Prints its origin, and ends with its input.
 */
const [, , databaseUrl = '', folder = ''] = process.argv;
const secret = 'a secret for tests of complaints, long enough';
const db = openKysely(new pg.Pool({ connectionString: databaseUrl, max: 4 }));
const clock = systemClock;
const uploads = createStagedUploads({ db, clock, folder: openFileFolder(folder), scanner: null });
const app = fastify();
app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
await app.register(cookie, { secret });
registerErrorAnswers(app, { renderFailure: async () => '', renderBusy: async () => '' });
app.addHook('onRequest', (request, _reply, done) => {
  const site = { brand: { key: 'abendmeer' }, origin: 'http://shop.test', isHttps: false };
  const visit = { locale: 'de-de', language: 'de' };
  Object.assign(request, { site, visit, member: null });
  done();
});
registerComplaintCalls(app, {
  uploads,
  secret,
  replies: createComplaintReplies(db, clock, secret),
  sending: {
    db,
    clock,
    uploads,
    misses: createLookupMisses(db, clock, secret),
    captcha: null,
    findBooking: async () => ({ bookingId: 'booking1' }),
    openCase: async () => ({ caseId: crypto.randomUUID(), caseNumber: 'C-1' }),
  },
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(address);
process.stdin.on('end', () => process.exit()).resume();
