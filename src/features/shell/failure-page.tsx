import { Button } from '../../design/controls/button.tsx';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import { ShellScreen } from './ui/shell-screen.tsx';

export interface FailurePageProps {
  /** Error in the address itself: too long, cut off or edited by hand. Reloading does not help. */
  readonly address?: { readonly title: string; readonly text: string };
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly failure: FailurePageProps;
  }
}

/**
 * Shown when a page could not be made or loaded (SHELL-059). The way on is to ask for the same address again: a link
 * without a target of its own does that with and without script.
 */
export default function FailurePage({ address }: FailurePageProps) {
  const texts = useTexts();
  const link = useLink();
  const { brand } = useVisit();
  const home = (look: 'primary' | 'quiet') => (
    <Button look={look} href={link('homepage')}>
      {texts('notFound.back')}
    </Button>
  );
  return (
    <ShellScreen
      name="failure"
      title={address?.title ?? texts('failure.title')}
      text={address?.text ?? texts('failure.text')}
      actions={
        <>
          {address === undefined ? <Button href="">{texts('failure.retry')}</Button> : home('primary')}
          <Button look="secondary" href={`tel:${brand.hotline.number}`}>
            {brand.hotline.display}
          </Button>
          {address === undefined ? home('quiet') : null}
        </>
      }
    />
  );
}
