import {
  confirmVisit,
  planVisit,
  recordVisit,
  revisePlan,
  snoozeTask,
  type VisitDraft,
  type VisitForm,
  type VisitProof,
} from '@shuka/domain/extension';
import { registerFarm, removeFarm, type Farm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { markConversation, sendMessage, sendVoice } from '@shuka/domain/messaging';
import { picture } from '@shuka/server/world/pictures.ts';
import { foundNothing } from '@shuka/server/world/visit-drafts.ts';
import { enter, meet, shownOn, type Hands } from './outbox-hands.ts';

type Where = { readonly farmId: string; readonly keeperId: string };

/** What was found, with every field filled. */
export const foundMuch = (photoIds: readonly string[]): VisitForm => ({
  crop: 'Gero — dauro',
  stage: 'flowering',
  followed: 'partly',
  followedWhy: 'Rain; "too wet" to weed',
  observations: [
    { kind: 'pest', severity: 3, percentArea: 100, note: 'Tsutsa a ƙofa', photoIds: photoIds.slice(0, 3) },
    { kind: 'water', severity: 0, percentArea: null, note: '', photoIds: [] },
  ],
  inputsUsed: 'NPK 15:15:15 — 1½ bags',
  nextStep: 'Look under the leaves on Friday.',
  nextOn: '2026-06-05',
  womenPresent: 0,
  youthPresent: 1000,
});

/** A kilometre from her plot, by a phone that was not sure of itself, with a card that is not hers. */
export const atTheWell: VisitProof = {
  position: {
    latitude: 12.4101,
    longitude: 8.6,
    accuracyMetres: 48.25,
    at: '2026-05-27T06:59:59.999Z',
    looksMocked: true,
  },
  noPosition: null,
  code: { kind: 'card', cardCode: 'Ab 12-CD' },
  startedAt: '2026-05-27T06:30:00.000Z',
  endedAt: '2026-05-27T07:30:00.000Z',
};

const saidByVoice: VisitProof = {
  ...atTheWell,
  position: null,
  noPosition: 'silent',
  code: { kind: 'digits', digits: '0420' },
};

const planned = async ({ chidi }: Hands, { farmId, keeperId }: Where): Promise<string> => {
  const [made, calledOff] = [newId(), newId()];
  const plan = { keeperId, plannedOn: '2026-05-25', purpose: 'training' };
  await enter(chidi, planVisit, { ...plan, id: made, farmId, timeOfDay: 'evening', note: 'Bring the ƙwarya — 2' });
  await enter(chidi, planVisit, { ...plan, id: calledOff, farmId: null, timeOfDay: null, note: '' });
  await enter(chidi, revisePlan, {
    planId: made,
    plannedOn: '2026-05-27',
    timeOfDay: 'morning',
    reason: 'Market day.',
  });
  await enter(chidi, revisePlan, { planId: calledOff, plannedOn: null, timeOfDay: null, reason: 'The road is — gone' });
  return made;
};

/** A visit that was planned, with all there is to say of it, and one with as little as can be; she answers both. */
const proved = async (hands: Hands, { farmId, keeperId }: Where, photoIds: readonly string[]): Promise<void> => {
  const { amina, chidi } = hands;
  const planId = await planned(hands, { farmId, keeperId });
  const said = { keeperId, requestId: null, corrects: null };
  const full: VisitDraft = {
    ...said,
    id: newId(),
    farmId,
    visitedOn: '2026-05-27',
    purpose: 'training',
    advice: "Sand & ash into the heart of each plant: 'yashi da toka'.",
    planId,
    form: foundMuch(photoIds),
    proof: atTheWell,
  };
  const bare: VisitDraft = {
    ...full,
    id: newId(),
    farmId: null,
    visitedOn: '2026-05-26',
    purpose: 'other',
    advice: '—',
    planId: null,
    form: foundNothing,
    proof: saidByVoice,
  };
  await enter(chidi, recordVisit, full);
  await enter(chidi, recordVisit, bare);
  const again: VisitDraft = { ...full, id: newId(), planId: null, corrects: full.id, proof: null };
  await enter(chidi, recordVisit, { ...again, advice: 'Sand alone.' });
  await meet(hands);
  await enter(amina, confirmVisit, { visitId: full.id, tookPlace: false });
  await enter(amina, confirmVisit, { visitId: full.id, tookPlace: true });
  await enter(amina, confirmVisit, { visitId: bare.id, tookPlace: false });
};

const putOff = async ({ chidi }: Hands, { farmId, keeperId }: Where): Promise<void> => {
  const word = { keeperId, until: null, reason: '' };
  const [overdue, ofCrop] = [`overdue-visit:${keeperId}`, `crop-calendar:${farmId}:first-weeding`];
  const later = { state: 'snoozed', until: '2026-05-31', reason: "Bikin suna; 'naming day'" };
  await enter(chidi, snoozeTask, { ...word, id: newId(), taskId: overdue, ...later });
  await enter(chidi, snoozeTask, { ...word, id: newId(), taskId: overdue, state: 'open' });
  await enter(chidi, snoozeTask, { ...word, id: newId(), taskId: ofCrop, state: 'done', reason: 'Done — by her son' });
};

const wrote = async (hands: Hands, { keeperId }: Where): Promise<void> => {
  const { amina, chidi } = hands;
  const photo = async (format: 'jpeg' | 'webp') => (await picture(format)).toString('base64');
  await enter(amina, sendMessage, { id: newId(), keeperId, text: 'Ina kwana?\nTsutsa 🐛 — again', photo: null });
  await enter(amina, sendMessage, { id: newId(), keeperId, text: '', photo: await photo('webp') });
  const sound = { mediaType: 'audio/webm', seconds: 3, sizeBytes: 4321, sha256: 'ab'.repeat(32) };
  await enter(amina, sendVoice, { id: newId(), keeperId, ...sound });
  await enter(chidi, sendMessage, { id: newId(), keeperId, text: 'Lafiya. "This" one?', photo: await photo('jpeg') });
  await meet(hands);
  await enter(amina, markConversation, { keeperId, delivered: 5, read: 4 });
  await enter(amina, markConversation, { keeperId, delivered: 5, read: 5 });
  await enter(chidi, markConversation, { keeperId, delivered: 5, read: 0 });
};

/** One farm that never left the phone it was a mistake on, and one that did. */
const tookBack = async (hands: Hands): Promise<void> => {
  const { amina } = hands;
  const farm = { name: 'Kuskure — twice', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Yam' };
  const [unsent, sent] = [newId(), newId()];
  await enter(amina, registerFarm, { ...farm, id: unsent });
  await enter(amina, removeFarm, { farmId: unsent, revision: 0 });
  await enter(amina, registerFarm, { ...farm, id: sent });
  await meet(hands);
  const { revision } = shownOn<Farm>(amina, 'farm', sent);
  await enter(amina, removeFarm, { farmId: sent, revision });
};

/** A manager plans, visits and writes; she answers, writes back, and takes two farms back. */
export const caredFor = async (hands: Hands, where: Where, photoIds: readonly string[]): Promise<void> => {
  await proved(hands, where, photoIds);
  await putOff(hands, where);
  await wrote(hands, where);
  await tookBack(hands);
  await meet(hands);
};
