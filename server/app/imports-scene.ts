import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { farmerList, importDesk } from '#world/import-desk.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

/** The id of a list that was tried and waits for a yes: Chidi's own, or one of the office. */
const triedList = async ({ house, object }: Case): Promise<{ importId: string }> => ({
  importId: await idFor(object, async (whose) => {
    const desk = importDesk(house, whose === 'own' ? people.chidi : people.ngozi);
    return (await desk.bring('farmers', farmerList({ last: `Scene${newId().slice(-6)}` }))).importId;
  }),
});

const appliedList = async (one: Case): Promise<{ importId: string }> => {
  const { importId } = await triedList(one);
  if (one.object === 'own' || one.object === 'other') await importDesk(one.house).apply(importId);
  return { importId };
};

/** Input for the operations on lists; nothing but authorization could refuse it. */
export const importsInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/imports': () => ({
    id: newId(),
    kind: 'farmers',
    fileName: 'list.csv',
    papersAt: 'Shelf 4',
    mappingId: null,
    data: Buffer.from(farmerList({})).toString('base64'),
  }),
  'GET /api/imports/{importId}': triedList,
  'GET /api/imports/{importId}/rows': async (one) => ({ ...(await triedList(one)), state: 'bad' }),
  'GET /api/imports/{importId}/refused-rows': triedList,
  'POST /api/imports/{importId}/confirmation': triedList,
  'POST /api/imports/{importId}/undoing': appliedList,
  'POST /api/import-mappings': () => ({
    id: newId(),
    name: 'A form',
    kind: 'farms',
    fields: [{ column: 'name', field: 'farm/name' }],
  }),
};
