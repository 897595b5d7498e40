import type { covers } from '@shuka/domain/loans';
import type { Delivery } from '@shuka/domain/processing';
import { dayOf } from '@shuka/domain/kit/day.ts';

/** A delivery as the rule reads it. */
export const weighedOf = ({ companyId, keeperId, crop, weighedAt }: Delivery): Parameters<typeof covers>[1] => ({
  companyId,
  keeperId,
  crop,
  weighedAt,
  day: dayOf(new Date(weighedAt)),
});
