import type { ComplaintsDeps } from '../../api/complaints/complaints-deps.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { complaintFiles } from '../../defaults.ts';
import type { CaseFiles } from '../../domain/cases/case-file.ts';
import type { OpenCase } from '../../domain/cases/complaint.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { findOwnBooking } from '../../features/booking/find-own-booking.server.ts';
import { createComplaintReplies } from '../../features/complaints/complaint-replies.server.ts';
import { createLookupMisses } from '../../features/complaints/lookup-misses.server.ts';
import { createCaseFiles } from '../../features/complaints/uploads/case-files.server.ts';
import { type FileFolder, openFileFolder } from '../../features/complaints/uploads/file-folder.server.ts';
import { scanAgain } from '../../features/complaints/uploads/scan-again.server.ts';
import {
  createStagedUploads,
  type StagedUploads,
} from '../../features/complaints/uploads/staged-uploads.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';

/** The files of complaints and their cases. */
export interface WiredComplaintFiles {
  readonly folder: FileFolder;
  readonly uploads: StagedUploads;
  readonly caseFiles: CaseFiles;
  close(): Promise<void>;
}

/** Opens the folder and the scanner of the settings; files that no scanner has answered for are scanned again. */
export function wireComplaintFiles({ env, log }: AppDeps, db: Db): WiredComplaintFiles {
  const folder = openFileFolder(env.uploadsFolder);
  const scanner = chooseAdapter.virusScan(env).open({
    report: (what) => log.warn({ what }, 'the virus scanner gave no answer; the file stays unscanned'),
  });
  const deps = { db, clock: systemClock, folder, scanner };
  const rescan =
    scanner === null
      ? null
      : startInterval({
          intervalMs: complaintFiles.rescanIntervalMs,
          run: () => scanAgain({ ...deps, scanner }),
          report: (error) => log.error({ err: error }, 'files could not be scanned and are tried again'),
        });
  return {
    folder,
    uploads: createStagedUploads(deps),
    caseFiles: createCaseFiles(deps),
    close: async () => rescan?.close(),
  };
}

interface ComplaintsWiring {
  readonly db: Db;
  readonly files: Pick<WiredComplaintFiles, 'uploads'>;
  readonly captcha: CaptchaPort;
  readonly openCase: OpenCase;
}

/** Wires the calls of the complaint form. */
export function wireComplaints(
  { cookieSecret: secret }: Pick<AppDeps, 'cookieSecret'>,
  { db, files, captcha, openCase }: ComplaintsWiring,
): ComplaintsDeps {
  const clock = systemClock;
  const { uploads } = files;
  return {
    uploads,
    replies: createComplaintReplies(db, clock, secret),
    secret,
    sending: {
      db,
      clock,
      uploads,
      misses: createLookupMisses(db, clock, secret),
      captcha:
        captcha.browser.kind === 'none'
          ? null
          : { verify: (token) => captcha.verify(token, { action: 'complaint' }) },
      findBooking: (question) => findOwnBooking(db, question),
      openCase,
    },
  };
}
