import { CookieNotice } from './cookie-notice.tsx';

export const title = 'Cookie notice';

export const examples = [{ name: 'not closed yet', render: () => <CookieNotice path="/de-de" /> }];
