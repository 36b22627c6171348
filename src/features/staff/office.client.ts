/** What the staff's own pages can do beyond their forms. */
import './copy-link.client.ts';
import './passkeys.client.ts';
