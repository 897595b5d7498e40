import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { registerFarmer } from '@shuka/domain/relations';
import { oggVoice } from './voices.ts';

type Draft = DraftOf<typeof registerFarmer>;

/** What a voice note says of itself when it travels inside an act. */
export const voiceProof = (id = newId()) => ({
  id,
  mediaType: 'audio/ogg' as const,
  data: oggVoice(3).toString('base64'),
});

/** Laraba of Badume, as Chidi's phone would send her: she has no phone, knows the year she was born in, and said yes. */
export const laraba = (change: Partial<Draft> = {}): Draft => ({
  id: newId(),
  firstName: 'Laraba',
  lastName: 'Audu',
  phone: null,
  village: 'Badume',
  stateCode: 'KN',
  lga: 'Bichi',
  gender: 'female',
  birthYear: 1979,
  birthDate: null,
  crops: ['Millet', 'Cowpea'],
  farmSize: 'small',
  language: 'ha',
  consent: {
    textVersion: 1,
    how: 'voice',
    proof: voiceProof(),
    said: [
      { id: newId(), purpose: 'smsAdvice', textVersion: 1, isGiven: true },
      { id: newId(), purpose: 'investorContact', textVersion: 1, isGiven: false },
    ],
  },
  guardian: null,
  ...change,
});
