import { Button } from '../../../design/controls/button.tsx';
import { consentSettingsId } from '../../../site/use-consents.ts';
import { ConsentSettings } from './consent-settings.tsx';

export const title = 'Cookie settings';

export const examples = [
  {
    name: 'closed until its button is pressed',
    render: () => (
      <>
        <Button look="secondary" popoverTarget={consentSettingsId}>
          Cookie-Einstellungen
        </Button>
        <ConsentSettings path="/de-de" />
      </>
    ),
  },
];
