/** Scripts of the back-office pages; their forms work without them. */
import './copy-link.client.ts';
import './passkeys.client.ts';
