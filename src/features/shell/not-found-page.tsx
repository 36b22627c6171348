import { Button } from '../../design/controls/button.tsx';
import { useLink, useTexts } from '../../site/visit-context.tsx';
import { ShellScreen } from './ui/shell-screen.tsx';

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly notFound: Readonly<Record<string, never>>;
  }
}

/** Shown with status 404 for every address that leads nowhere (SHELL-041 … SHELL-044). */
export default function NotFoundPage() {
  const texts = useTexts();
  const link = useLink();
  return (
    <ShellScreen
      name="notFound"
      title={texts('notFound.title')}
      text={texts('notFound.text')}
      actions={<Button href={link('homepage')}>{texts('notFound.back')}</Button>}
    />
  );
}
