import { expect, test } from 'vitest';
import type { DeliveryState } from '../../domain/states/delivery-states.ts';
import type { HeldDelivery } from '../../ports/supply/deliveries-port.ts';
import { createDeliveryTaskList } from './delivery-task-list.ts';

const waiting = '4f1f6a1c-62a2-4a4e-8a53-3a3c5b1d0001';
const brokenOff = '4f1f6a1c-62a2-4a4e-8a53-3a3c5b1d0002';
const decided = '4f1f6a1c-62a2-4a4e-8a53-3a3c5b1d0003';
const inState = (state: DeliveryState): HeldDelivery => ({
  id: { waiting, taking: brokenOff, taken: decided, refused: decided }[state],
  state,
  sentAt: new Date('2026-11-20T08:00:00Z'),
  sentBy: 'ida@veltria.test',
  isFull: false,
  files: ['rates.csv', 'fares.csv'],
  findings: [],
  decidedAt: state === 'taken' || state === 'refused' ? new Date('2026-11-20T09:00:00Z') : null,
  report: null,
});
const listTasks = createDeliveryTaskList({
  list: async () => (['waiting', 'taking', 'taken', 'refused'] as const).map(inState),
});

test('a delivery that waits for a second person is a task, also where its import broke off, one that is decided is none', async () => {
  expect(await listTasks(null)).toEqual([
    expect.objectContaining({
      path: `/_office/supply/delivery/${waiting}`,
      number: 'rates.csv',
      subject: 'ida@veltria.test',
      toDo: 'office.task.decideDelivery',
    }),
    expect.objectContaining({ path: `/_office/supply/delivery/${brokenOff}` }),
  ]);
});

test('accounts of some brands see none: what is sold is decided for the whole house', async () => {
  expect(await listTasks(['abendmeer'])).toEqual([]);
});
