import { needsGuardian, wordName, type AssistDraft } from './register-draft.ts';

const isOfConsent = (name: string): boolean => name === 'consent.how' || name.startsWith(wordName(''));

/**
 * A registration whose consent is opened: from now on it says who agrees, the farmer or a guardian. Where it was the other
 * one before, what they agreed to and its proof are dropped. @returns `isAnew`: there was something to drop.
 */
export const atConsent = (draft: AssistDraft, now: Date): { readonly draft: AssistDraft; readonly isAnew: boolean } => {
  const consentBy = needsGuardian(draft.fields, now) ? 'guardian' : 'farmer';
  const opened = { ...draft, step: 'consent', consentBy } as const;
  if (draft.consentBy === undefined || draft.consentBy === consentBy) return { draft: opened, isAnew: false };
  const fields = Object.fromEntries(Object.entries(draft.fields).filter(([name]) => !isOfConsent(name)));
  const isAnew = draft.proof !== null || Object.keys(draft.fields).some(isOfConsent);
  return { draft: { ...opened, fields, proof: null }, isAnew };
};
