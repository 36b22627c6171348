import { isInteractive } from '../../content-modules/registry/is-interactive.ts';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { PagePayload } from '../../site/page-data.ts';
import { escapeScriptData } from './escape-script-data.server.ts';

/**
 * Serialises the payload as JSON that is safe inside a script element. Modules that stay as they were served lose their
 * props (ADR 0020).
 */
export function serialisePayload({ visit, frame, page, path }: PagePayload): string {
  const served = {
    visit,
    frame: { ...frame, footer: frame.footer && leaveProps(frame.footer) },
    page: {
      ...page,
      props: page.view === 'content' || page.view === 'contentForms' ? leaveServed(page.props) : page.props,
      ...(page.notices === undefined ? {} : { notices: page.notices.map(leaveServedModule) }),
    },
    path,
  };
  return escapeScriptData(JSON.stringify(served));
}

function leaveServed(content: ContentPageProps): ContentPageProps {
  return { ...content, modules: content.modules.map(leaveServedModule) };
}

function leaveServedModule(module: ModuleInstance): ModuleInstance {
  return isInteractive(module.type) ? module : leaveProps(module);
}

function leaveProps(module: ModuleInstance): ModuleInstance {
  return { ...module, props: {}, isServed: true };
}
