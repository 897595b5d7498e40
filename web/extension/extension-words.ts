import type { IssueKind, RequestState, VisitPurpose } from '@shuka/domain/extension';
import type { WordId } from '#kit/words.tsx';

export const purposeWords = {
  routine: 'extension.purposeRoutine',
  planting: 'extension.purposePlanting',
  'crop-care': 'extension.purposeCropCare',
  pests: 'extension.purposePests',
  harvest: 'extension.purposeHarvest',
  training: 'extension.purposeTraining',
  other: 'extension.purposeOther',
} as const satisfies Record<VisitPurpose, WordId>;

export const kindWords = {
  pests: 'extension.kindPests',
  disease: 'extension.kindDisease',
  water: 'extension.kindWater',
  soil: 'extension.kindSoil',
  inputs: 'extension.kindInputs',
  theft: 'extension.kindTheft',
  market: 'extension.kindMarket',
  other: 'extension.kindOther',
} as const satisfies Record<IssueKind, WordId>;

export const stateWords = {
  asked: 'extension.stateAsked',
  planned: 'extension.statePlanned',
  done: 'extension.stateDone',
  declined: 'extension.stateDeclined',
} as const satisfies Record<RequestState, WordId>;

/** How good a visit was, from 1 to 5. */
export const ratingWords = [
  'extension.rating1',
  'extension.rating2',
  'extension.rating3',
  'extension.rating4',
  'extension.rating5',
] as const satisfies readonly WordId[];

/** A number as WhatsApp's own address wants it: digits with the country before them. */
export const whatsAppAddress = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;
