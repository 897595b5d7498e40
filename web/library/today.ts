import { dayOf } from '@shuka/domain/kit/day.ts';

/** The day it is in Nigeria by this device's clock. */
export const today = (): string => dayOf(new Date());
