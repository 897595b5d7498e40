import { newId } from '@shuka/domain/kit/new-id.ts';
import { checklistOf, newestChecklist, recordInspection } from '@shuka/domain/reports';
import { enter, meet, type Hands } from './outbox-hands.ts';

type Where = { readonly farmId: string; readonly plotId: string; readonly keeperId: string };

/** The smallest picture there is: one grey point. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const inspectionOf = (where: Where, photoIds: readonly string[]) => {
  const answers = (checklistOf(newestChecklist, 'harvest') ?? []).map(({ id }, place) => ({
    itemId: id,
    verdict: (['fails', 'does-not-apply'] as const)[place] ?? 'meets',
    note: place === 0 ? 'Buhunan suna ƙasa.' : '',
    photoIds: place === 0 ? [...photoIds] : [],
  }));
  return {
    ...where,
    id: newId(),
    seasonId: null,
    stage: 'harvest',
    checklistVersion: newestChecklist,
    inspectedOn: '2026-05-28',
    answers,
    nonConformities: [],
    follows: null,
    carried: [],
    summary: '',
    isFarmerPresent: true,
    corrects: null,
    reason: '',
    mark: { kind: 'signature', picture: dot },
    position: { latitude: 12.41, longitude: 8.61, accuracyMetres: 9 },
    startedAt: '2026-05-28T08:00:00.000Z',
    finishedAt: '2026-05-28T08:40:00.000Z',
  };
};

/** A manager looks at a farm by the list, puts one answer right, and comes again to see what was mended. */
export const inspected = async (hands: Hands, where: Where, photoIds: readonly string[]): Promise<void> => {
  const { chidi } = hands;
  const first = inspectionOf(where, photoIds);
  const open = {
    id: newId(),
    itemId: first.answers[0]?.itemId ?? null,
    grade: 'major',
    description: 'The bags stand on the floor.',
    correctiveAction: 'Put them on wood.',
    dueOn: '2026-06-10',
  };
  await enter(chidi, recordInspection, { ...first, nonConformities: [open] });
  await meet(hands);
  const better = { ...first, id: newId(), nonConformities: [open], corrects: first.id, reason: 'The stage was right.' };
  await enter(chidi, recordInspection, better);
  await meet(hands);
  const answers = first.answers.map((answer) => ({ ...answer, verdict: 'meets', note: '', photoIds: [] }));
  const again = { ...first, id: newId(), answers, follows: better.id, inspectedOn: '2026-05-30' };
  await enter(chidi, recordInspection, { ...again, carried: [{ ...open, isClosed: true, note: 'On pallets.' }] });
  await meet(hands);
};
