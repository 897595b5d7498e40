import type { Registration } from '@shuka/domain/accounts';
import { planVisit, recordVisit, snoozeTask } from '@shuka/domain/extension';
import { registerFarmFor } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { markConversation, sendMessage } from '@shuka/domain/messaging';
import { registerFarmer } from '@shuka/domain/relations';
import { picture } from '@shuka/server/world/pictures.ts';
import { oggVoice, webmVoice } from '@shuka/server/world/voices.ts';
import { atTheWell, foundMuch } from './outbox-care.ts';
import { enter, meet, type Hands } from './outbox-hands.ts';

const proofOf = (mediaType: Registration['consent']['proof']['mediaType'], bytes: Buffer) => ({
  id: newId(),
  mediaType,
  data: bytes.toString('base64'),
});

/** A grown woman with a phone who says yes to some uses, in her own voice. */
const laraba = (): Registration => ({
  id: newId(),
  firstName: 'Laraba-Ƙanwa',
  lastName: "O'Audu",
  phone: '0803 123 45 99',
  village: 'Badume, behind the "old" mosque',
  stateCode: 'KN',
  lga: 'Bichi',
  gender: 'female',
  birthYear: 1979,
  birthDate: '1979-12-31',
  crops: ['Millet', 'Acha — fonio'],
  farmSize: 'large',
  language: 'pcm',
  consent: {
    textVersion: 1,
    how: 'voice',
    proof: proofOf('audio/webm', webmVoice(1)),
    said: [
      { id: newId(), purpose: 'investorContact', textVersion: 1, isGiven: false },
      { id: newId(), purpose: 'processorFarm', textVersion: 1, isGiven: true },
      { id: newId(), purpose: 'smsAdvice', textVersion: 1, isGiven: true },
      { id: newId(), purpose: 'voiceAdvice', textVersion: 1, isGiven: false },
    ],
  },
  guardian: null,
});

/** A child at the head of a house, for whom an uncle agrees by his thumb. */
const sani = async (): Promise<Registration> => ({
  ...laraba(),
  id: newId(),
  firstName: 'Sani',
  lastName: 'Audu',
  phone: null,
  gender: 'male',
  birthYear: 2012,
  birthDate: '2012-02-29',
  crops: ['Cowpea'],
  farmSize: 'small',
  language: 'ha',
  consent: {
    textVersion: 1,
    how: 'thumb',
    proof: proofOf('image/jpeg', await picture('jpeg')),
    said: [{ id: newId(), purpose: 'smsAdvice', textVersion: 1, isGiven: true }],
  },
  guardian: { name: 'Malam Audu (uncle)', phone: '+234 803 123 45 98', relationship: 'Kawu — father’s brother' },
});

/** An old man who knows his year alone, signs, and says no word more. */
const baba = async (): Promise<Registration> => ({
  ...laraba(),
  id: newId(),
  firstName: 'Baba',
  lastName: 'Ɗan-Lami',
  phone: null,
  gender: 'male',
  birthYear: 1941,
  birthDate: null,
  farmSize: 'medium',
  language: 'yo',
  consent: {
    textVersion: 1,
    how: 'signature-self',
    proof: proofOf('image/webp', await picture('webp')),
    said: [],
  },
  guardian: { name: 'His son', phone: null, relationship: 'Son' },
});

/** What a manager does for a farmer whom no server knows yet. */
const begun = async ({ chidi }: Hands, keeperId: string): Promise<void> => {
  const farm = { name: "Gonar Laraba — 'sabuwa'", stateCode: 'KN', lga: 'Bichi', sizeBand: 'medium', crop: 'Acha' };
  const farmId = newId();
  await enter(chidi, registerFarmFor, { ...farm, id: farmId, keeperId });
  const plan = { id: newId(), keeperId, farmId, plannedOn: '2026-06-02', timeOfDay: 'afternoon' };
  await enter(chidi, planVisit, { ...plan, purpose: 'planting', note: '' });
  await enter(chidi, recordVisit, {
    id: newId(),
    keeperId,
    farmId,
    visitedOn: '2026-05-31',
    purpose: 'planting',
    advice: 'Two seeds a hole.',
    requestId: null,
    planId: plan.id,
    corrects: null,
    form: foundMuch([]),
    proof: { ...atTheWell, code: null },
  });
  const task = { id: newId(), taskId: `planned-visit:${plan.id}`, keeperId };
  await enter(chidi, snoozeTask, { ...task, state: 'snoozed', until: '2026-06-01', reason: '…' });
  await enter(chidi, sendMessage, { id: newId(), keeperId, text: 'Welcome — barka!', photo: null });
  await enter(chidi, sendMessage, { id: newId(), keeperId, text: 'Are you there?', photo: null });
};

/**
 * A manager registers farmers who have no app, and works for one of them before any of it is sent.
 * @returns the accounts' ids.
 */
export const registeredOthers = async (hands: Hands): Promise<string[]> => {
  const { chidi } = hands;
  const farmers = [laraba(), await sani(), await baba()];
  for (const farmer of farmers) await enter(chidi, registerFarmer, farmer);
  const spoken = { ...laraba(), phone: null, firstName: 'Ladi', guardian: null };
  const proof = proofOf('audio/ogg', oggVoice(1));
  await enter(chidi, registerFarmer, { ...spoken, consent: { ...spoken.consent, proof } });
  const keeperId = farmers[0]?.id ?? '';
  await begun(hands, keeperId);
  await meet(hands);
  await enter(chidi, markConversation, { keeperId, delivered: 2, read: 1 });
  await meet(hands);
  return [...farmers, spoken].map(({ id }) => id);
};
