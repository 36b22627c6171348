import { Header } from './header.tsx';

export const title = 'Header';

const navigation = <a href="#main">Ziele</a>;

export const examples = [
  {
    name: 'with navigation',
    render: () => (
      <Header
        navigation={navigation}
        menuNavigation={navigation}
        renderFavorites={() => <a href="#favorites">Merkliste</a>}
        path="/de-de"
      />
    ),
  },
  {
    name: 'without navigation',
    render: () => (
      <Header
        navigation={null}
        menuNavigation={null}
        renderFavorites={() => <a href="#favorites">Merkliste</a>}
        path="/de-de"
      />
    ),
  },
];
