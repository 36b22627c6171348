import type { ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import { ModuleSlot } from '../../content-modules/registry/module-slot.tsx';
import { Kept } from '../../site/kept.tsx';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { Visit } from '../../site/visit.ts';
import { useVisit } from '../../site/visit-context.tsx';

export interface ModuleListProps {
  readonly modules: readonly ModuleInstance[];
  readonly components: ModuleComponents;
}

/** A page composed by editors: its modules, in their order (MOD-001). */
export function ModuleList({ modules, components }: ModuleListProps) {
  const visit = useVisit();
  const isKept = !visit.isEditor && visit.pretendedNow === undefined;
  return modules.map((module) => {
    const slot = <ModuleSlot key={module.id} module={module} components={components} mayStay />;
    return isKept && !holdsOwnIds(module) ? (
      <Kept key={module.id} of={module} part={nameVariant(visit)}>
        {slot}
      </Kept>
    ) : (
      slot
    );
  });
}

/** The search mask counts ids over the whole page. */
function holdsOwnIds({ type }: ModuleInstance): boolean {
  return type === 'heroSlider';
}

/** What a module can show of the visitor's choices, beside the language. */
function nameVariant({ currency, consents, isCookieNoticeClosed }: Visit): string {
  return `module ${currency} ${consents} ${isCookieNoticeClosed}`;
}
