import { newId } from '@shuka/domain/kit/new-id.ts';
import { inspectionDraft, keepInspection } from './inspections.ts';
import type { OpenHouse } from './open-house.ts';

/** An inspection that stands in the house, whoever looks after the farmer. */
export const sealedFor = (
  { pool, clock, services: { secrets } }: Pick<OpenHouse, 'pool' | 'clock' | 'services'>,
  land: { readonly keeperId: string; readonly farmId: string },
) =>
  keepInspection(pool, secrets, {
    draft: inspectionDraft({ id: newId(), ...land }),
    place: { stateCode: 'KN', lga: 'Bichi' },
    now: clock.now(),
  });
