import {
  addVoice,
  answerIssue,
  answerRequest,
  askForVisit,
  closeIssue,
  openIssue,
  rateVisit,
  recordVisit,
} from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { oggVoice, webmVoice } from '@shuka/server/world/voices.ts';
import { enter, meet, type Hands } from './outbox-hands.ts';

type Where = { readonly farmId: string; readonly keeperId: string };

const visited = async (hands: Hands, { farmId, keeperId }: Where): Promise<void> => {
  const { amina, chidi } = hands;
  const [wanted, notNow] = [newId(), newId()];
  await enter(amina, askForVisit, { id: wanted, wantedOn: '2026-06-04', reason: 'Striga — ƙusu ƙusu' });
  await enter(amina, askForVisit, { id: notNow, wantedOn: null, reason: 'When should I sell?' });
  await meet(hands);
  await enter(chidi, answerRequest, { requestId: wanted, state: 'planned', plannedOn: '2026-05-29', answer: '' });
  await enter(chidi, answerRequest, { requestId: notNow, state: 'declined', plannedOn: null, answer: 'Ask in July.' });
  await meet(hands);
  const said = {
    keeperId,
    farmId,
    visitedOn: '2026-05-29',
    purpose: 'crop-care',
    advice: 'Pull striga before it seeds.',
    planId: null,
    form: null,
    proof: null,
  };
  const visit = { ...said, id: newId(), requestId: wanted, corrects: null };
  const better = { ...visit, id: newId(), requestId: null, farmId: null, visitedOn: '2026-05-30', corrects: visit.id };
  await enter(chidi, recordVisit, visit);
  await meet(hands);
  await enter(amina, rateVisit, { visitId: visit.id, rating: 2, note: '' });
  await enter(amina, rateVisit, { visitId: visit.id, rating: 5, note: 'He stayed long.' });
  await enter(chidi, recordVisit, better);
  await meet(hands);
};

const voiced = async ({ amina, chidi }: Hands, keeperId: string): Promise<string> => {
  const [ofHers, ofHis] = [newId(), newId()];
  const [ogg, webm] = [oggVoice(1).toString('base64'), webmVoice(1).toString('base64')];
  await enter(amina, addVoice, { id: ofHers, keeperId, mediaType: 'audio/ogg', audio: ogg });
  await enter(chidi, addVoice, { id: ofHis, keeperId, mediaType: 'audio/webm', audio: webm });
  return ofHers;
};

/** A farmer asks for visits and is visited, tells of a problem in words and by voice, and hears what to do. */
export const lookedAfter = async (hands: Hands, where: Where, photoIds: readonly string[]): Promise<void> => {
  const { amina, chidi } = hands;
  await visited(hands, where);
  const voiceId = await voiced(hands, where.keeperId);
  const [eaten, stolen] = [newId(), newId()];
  const issue = { ...where, kind: 'pests', description: '', photoIds: [...photoIds], voiceId };
  const told = { ...where, kind: 'theft', description: 'Two goats.', photoIds: [], voiceId: null, farmId: null };
  await enter(amina, openIssue, { ...issue, id: eaten });
  await enter(chidi, openIssue, { ...told, id: stolen });
  await meet(hands);
  await enter(chidi, answerIssue, { issueId: eaten, answer: 'Spray at dusk.', isSolved: false });
  await enter(chidi, answerIssue, { issueId: stolen, answer: 'They came back.', isSolved: true });
  await meet(hands);
  await enter(amina, closeIssue, { issueId: eaten });
  await meet(hands);
};
