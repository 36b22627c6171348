import { Button } from '../../design/button.tsx';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import { ShellScreen } from './ui/shell-screen.tsx';

/**
 * Shown when a page could not be made or loaded (SHELL-059). The way on is to ask for the same address again: a link
 * without a target of its own does that with and without script.
 */
export default function FailurePage() {
  const texts = useTexts();
  const link = useLink();
  const { brand } = useVisit();
  return (
    <ShellScreen
      motif="coast"
      region="nordic"
      title={texts('failure.title')}
      text={texts('failure.text')}
      actions={
        <>
          <Button href="">{texts('failure.retry')}</Button>
          <Button look="secondary" href={`tel:${brand.hotline.number}`}>
            {brand.hotline.display}
          </Button>
          <Button look="quiet" href={link('homepage')}>
            {texts('notFound.back')}
          </Button>
        </>
      }
    />
  );
}
