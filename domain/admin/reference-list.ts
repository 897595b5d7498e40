import { flagLimits } from '#extension';
import { offerFee } from '#investments';
import { contactDays } from '#messaging';
import { smsCaps } from '#settings';
import type { Reference } from '#kit/reference.ts';
import { waitingDays } from './waiting-days.ts';

/** The figures that may change while the house runs. All others change with a release: phones that are away reckon with them. */
export const references: readonly Reference[] = [contactDays, waitingDays, flagLimits, offerFee, smsCaps];

/** The figures that are changed in a room of their own, word by word. */
export const ofOwnRooms: Readonly<Record<string, string>> = {
  'settings.task-rules': '/admin/task-rules',
  'settings.measures': '/admin/measures',
  'advisory.pests': '/admin/pests',
};

export const findReference = (name: string): Reference | null => references.find((one) => one.name === name) ?? null;
