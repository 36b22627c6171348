import type { ModuleInstance } from '../../site/module-instance.ts';
import type { PageLoader } from '../../site/page-data.ts';
import type { ComplaintReplies } from './complaint-replies.server.ts';

/** Parameter of the page that a form without script leads back to. */
export const replyParam = 'complaint';

/** Gives the form of a page the path that it leads back to, and shows the answer to one that was sent without script in it. */
export function withComplaintReply(load: PageLoader, { find }: Pick<ComplaintReplies, 'find'>): PageLoader {
  return async (visit, match, url, visitor) => {
    const page = await load(visit, match, url, visitor);
    if (page === null || page.view !== 'contentForms') return page;
    const token = url.searchParams.get(replyParam);
    const reply = token === null || visitor.id === null ? null : await find(visitor.id, token);
    const further = { returnTo: url.pathname, ...(reply === null ? {} : { reply }) };
    const modules = page.props.modules.map(
      (module): ModuleInstance =>
        module.type === 'complaintForm' ? { ...module, props: { ...module.props, ...further } } : module,
    );
    const shown = { ...page, props: { ...page.props, modules } };
    if (reply === null) return shown;
    return { ...shown, isPersonal: true, pageMetaContent: { ...page.pageMetaContent, isHidden: true } };
  };
}
