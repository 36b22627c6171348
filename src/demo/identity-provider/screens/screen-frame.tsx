import type { ReactNode } from 'react';
import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { Language } from '../../../domain/words/language.ts';
import { buildShellScene } from '../../../features/shell/ui/shell-scene.ts';
import { buildPath } from '../../../url.ts';

/** A screen of the provider: what the person does on one side, the brand they come from on the other. */
export function ScreenFrame(props: {
  readonly brand: Brand;
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const { brand, language, children } = props;
  const scene = buildShellScene('signIn', brand.light);
  return (
    <div className="screen">
      <aside className="picture" aria-label={brand.name}>
        <img
          src={buildPath('image', { width: 1920, height: 800, scene, format: 'webp' })}
          alt=""
          width={1920}
          height={800}
        />
        <p>{findLocalText(brand.claim, language)}</p>
      </aside>
      <div className="panel">
        <header>
          <div className="logo" role="img" aria-label={brand.name} />
        </header>
        <main>{children}</main>
      </div>
    </div>
  );
}
