import { FlyoutButton } from './flyout-button.tsx';
import { FlyoutPanel } from './flyout-panel.tsx';

export const title = 'Flyout';

export const examples = [
  {
    name: 'closed until its button is pressed',
    render: () => (
      <>
        <FlyoutButton opens="flyout-example">Reisende</FlyoutButton>
        <FlyoutPanel id="flyout-example" labelledBy="flyout-example-title">
          <h3 id="flyout-example-title">Reisende</h3>
          <p>Zwei Erwachsene, ein Kind.</p>
          <p>
            <a href="#main">Ändern</a>
          </p>
        </FlyoutPanel>
      </>
    ),
  },
];
