import { BookOpenText, Images, Inbox, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { buildPath } from '../url.ts';
import styles from './editor-frame.module.css';
import { useEditor } from './navigation/editor-context.tsx';
import { PlaceLink } from './navigation/place-link.tsx';
import type { Place } from './navigation/places.ts';
import { useTitle } from './navigation/use-title.ts';
import { IconButton } from './ui/editor-button.tsx';

export interface EditorFrameProps {
  readonly place: Place;
  readonly children: ReactNode;
}

/** The frame of all places but documents: navigation, the account, and sign-out. */
export function EditorFrame({ place, children }: EditorFrameProps) {
  const { texts, member } = useEditor();
  useTitle(texts(place.kind === 'media' ? 'editor.media' : 'editor.documents'));
  const isCurrent = (kind: Place['kind']) => (place.kind === kind ? 'page' : undefined);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <span className={styles.name}>{texts('editor.title')}</span>
        <nav className={styles.nav} aria-label={texts('editor.places')}>
          <PlaceLink to={{ kind: 'documents', brand: null }} aria-current={isCurrent('documents')}>
            <BookOpenText size={17} aria-hidden="true" />
            {texts('editor.documents')}
          </PlaceLink>
          <PlaceLink to={{ kind: 'media' }} aria-current={isCurrent('media')}>
            <Images size={17} aria-hidden="true" />
            {texts('editor.media')}
          </PlaceLink>
          <a href={buildPath('back_office_start', {})}>
            <Inbox size={17} aria-hidden="true" />
            {texts('editor.office')}
          </a>
        </nav>
        <form className={styles.member} method="post" action={buildPath('back_office_sign_out', {})}>
          <span>
            {member.name} <small>{texts(`editor.role.${member.role}`)}</small>
          </span>
          <IconButton icon={LogOut} label={texts('editor.signOut')} type="submit" />
        </form>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
