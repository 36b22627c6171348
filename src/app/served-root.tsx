import { AccountLinks } from '../features/shell/ui/account-links.tsx';
import { Root, type RootProps } from './root.tsx';

/** The page as the server renders it: with what only the server knows how to render (`AccountSlot`). */
export function ServedRoot(props: RootProps) {
  return <Root {...props} renderAccount={(className) => <AccountLinks className={className} />} />;
}
