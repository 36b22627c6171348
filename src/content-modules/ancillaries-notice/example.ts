import type { ModuleExample } from '../definition/module-example.ts';
import type { AncillariesNoticeProps } from './schema.ts';

const bags: AncillariesNoticeProps['infos'][number] = {
  airlines: ['FW'],
  text: 'Bei diesem Flug ist **ein Koffer bis 23 kg** dabei, Handgepäck bis 8 kg. [Alles zum Gepäck](/hilfe)',
};
const seats: AncillariesNoticeProps['infos'][number] = {
  airlines: ['FW', 'NX'],
  text: 'Sitzplätze lassen sich ab 30 Tagen vor Abflug kostenlos wählen.',
};

export const examples: readonly ModuleExample<AncillariesNoticeProps>[] = [
  { name: 'One info', props: { infos: [bags] } },
  { name: 'Two infos', props: { infos: [bags, seats] } },
  { name: 'Without an airline, for editors', props: { infos: [bags], isPlaceholder: true } },
];
