import type { ListStaffTasks } from '../../domain/staff/staff-task.ts';
import type { DeliveriesPort } from '../../ports/supply/deliveries-port.ts';
import { buildPath } from '../../url.ts';

/** Lists deliveries that wait for a second person. What is sold is decided for the whole house: accounts of some brands see none. */
export function createDeliveryTaskList(deliveries: Pick<DeliveriesPort, 'list'>): ListStaffTasks {
  return async (brands) => {
    if (brands !== null) return [];
    // One whose import broke off is taken again by staff.
    const undecided = (await deliveries.list()).filter(({ decidedAt }) => decidedAt === null);
    return undecided.map(({ id, files, sentBy, sentAt }) => ({
      id: `delivery-${id}`,
      place: 'supply',
      path: buildPath('back_office_delivery', { deliveryId: id }),
      number: files[0] ?? id,
      toDo: 'office.task.decideDelivery',
      subject: sentBy,
      dueAt: null,
      since: sentAt,
      assignedTo: null,
    }));
  };
}
