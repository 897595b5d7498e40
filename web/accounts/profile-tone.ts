import { createContext, useContext } from 'react';
import type { WordId, Words } from '#kit/words.tsx';
import type { StepName } from './profile-fields.ts';

/** How a profile speaks: a farmer's and a manager's have the same fields, but do not mean the same by them. */
export type ProfileTone = {
  readonly role: WordId;
  readonly updated: WordId;
  readonly designationHint: WordId;
  readonly farmSize: WordId;
  readonly crops: WordId;
  readonly cropsHint: WordId;
  readonly photoHint: WordId;
  /** Null where the field is required; specification, section 5. */
  readonly locationHint: WordId | null;
  readonly stepWords: (step: StepName, words: Words) => string;
};

export const farmerTone: ProfileTone = {
  role: 'role.farmer',
  updated: 'profile.updatedText',
  designationHint: 'profile.designationHint',
  farmSize: 'profile.farmSize',
  crops: 'profile.crops',
  cropsHint: 'profile.cropsHint',
  photoHint: 'profile.photoHint',
  locationHint: 'profile.locationHint',
  stepWords: (step, { say }) => say(`profile.step.${step}`),
};

export const managerTone: ProfileTone = {
  role: 'role.extension-manager',
  updated: 'agentArea.profileUpdated',
  designationHint: 'agentArea.designationHint',
  farmSize: 'agentArea.farmSize',
  crops: 'agentArea.crops',
  cropsHint: 'agentArea.cropsHint',
  photoHint: 'agentArea.photoHint',
  locationHint: null,
  stepWords: (step, { t, say }) => (step === 'farming' ? t('agentArea.stepWork') : say(`profile.step.${step}`)),
};

export const ProfileToneContext = createContext(farmerTone);

export const useProfileTone = (): ProfileTone => useContext(ProfileToneContext);
