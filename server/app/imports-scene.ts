import { newId } from '@shuka/domain/kit/new-id.ts';
import { farmerList, importDesk } from '#world/import-desk.ts';
import type { OpenHouse } from '#world/open-house.ts';
import type { MakeInput } from './scene-case.ts';

/** A list that was tried and waits for a yes. */
const triedList = async (house: OpenHouse): Promise<{ importId: string }> => {
  const { importId } = await importDesk(house).bring('farmers', farmerList({ last: `Scene${newId().slice(-6)}` }));
  return { importId };
};

const appliedList = async (house: OpenHouse): Promise<{ importId: string }> => {
  const { importId } = await triedList(house);
  await importDesk(house).apply(importId);
  return { importId };
};

/** Input for the operations on lists; nothing but authorization could refuse it. */
export const importsInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/imports': () => ({
    id: newId(),
    kind: 'farmers',
    fileName: 'list.csv',
    papersAt: 'Shelf 4',
    mappingId: null,
    data: Buffer.from(farmerList({})).toString('base64'),
  }),
  'GET /api/admin/imports/{importId}': ({ house }) => triedList(house),
  'GET /api/admin/imports/{importId}/rows': async ({ house }) => ({ ...(await triedList(house)), state: 'bad' }),
  'GET /api/admin/imports/{importId}/refused-rows': ({ house }) => triedList(house),
  'POST /api/admin/imports/{importId}/confirmation': ({ house }) => triedList(house),
  'POST /api/admin/imports/{importId}/undoing': ({ house }) => appliedList(house),
  'POST /api/admin/import-mappings': () => ({
    id: newId(),
    name: 'A form',
    kind: 'farms',
    fields: [{ column: 'name', field: 'farm/name' }],
  }),
};
