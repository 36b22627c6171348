import type { PageData } from './page-data.ts';

/**
 * The response of a page that cannot be shown in this state, such as a step of a checkout whose earlier ones are
 * missing:
 * documents are redirected, the browser's router moves on without leaving a step behind in the history.
 * @param address path and query of a page of this site
 */
export function redirect(address: string): PageData {
  return {
    code: 302,
    pageMetaContent: { title: '', description: '', isHidden: true },
    route: null,
    view: 'failure',
    props: {},
    redirectTo: address,
  };
}
