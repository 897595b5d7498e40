import type { EventKind } from '@shuka/domain/kit/event-kinds.ts';
import type { Happening } from '#kit/tell-webhooks.ts';

/** What programs of a mill are told of a delivery; a key may read more of it where the path leads. */
export const ofDelivery = (kind: EventKind, deliveryId: string): Happening => ({
  kind,
  ids: { deliveryId },
  path: `/api/data/deliveries/${deliveryId}`,
});
