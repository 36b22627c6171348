import type { ComplaintReplies } from '../../features/complaints/complaint-replies.server.ts';
import type { SendComplaintDeps } from '../../features/complaints/send-complaint.server.ts';
import type { StagedUploads } from '../../features/complaints/uploads/staged-uploads.server.ts';

/** What the calls of the complaint form need. */
export interface ComplaintsDeps {
  readonly uploads: StagedUploads;
  readonly replies: ComplaintReplies;
  readonly sending: SendComplaintDeps;
  /** Key of the digests that are stored of networks. */
  readonly secret: string;
}
