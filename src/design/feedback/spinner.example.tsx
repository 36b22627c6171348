import { Spinner } from './spinner.tsx';

export const title = 'Spinner';

export const examples = [{ name: 'turning', render: () => <Spinner label="Preise werden geladen" /> }];
