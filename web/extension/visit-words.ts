import type {
  CodeFinding,
  FollowedWay,
  GrowthStage,
  NoPositionReason,
  ObservationKind,
  TimeOfDay,
} from '@shuka/domain/extension';
import type { WordId } from '#kit/words.tsx';

export const stageWords = {
  'not-planted': 'visit.stageNotPlanted',
  planted: 'visit.stagePlanted',
  seedling: 'visit.stageSeedling',
  growing: 'visit.stageGrowing',
  flowering: 'visit.stageFlowering',
  ripening: 'visit.stageRipening',
  harvested: 'visit.stageHarvested',
} as const satisfies Record<GrowthStage, WordId>;

export const followedWords = {
  yes: 'visit.followedYes',
  partly: 'visit.followedPartly',
  no: 'visit.followedNo',
} as const satisfies Record<FollowedWay, WordId>;

export const observationWords = {
  weed: 'visit.seenWeed',
  pest: 'visit.seenPest',
  disease: 'visit.seenDisease',
  nutrient: 'visit.seenNutrient',
  water: 'visit.seenWater',
  other: 'visit.seenOther',
} as const satisfies Record<ObservationKind, WordId>;

/** From nothing to worry about to a crop that is being lost. */
export const severityWords = [
  'visit.severity0',
  'visit.severity1',
  'visit.severity2',
  'visit.severity3',
] as const satisfies readonly WordId[];

export const timeWords = {
  morning: 'visit.morning',
  afternoon: 'visit.afternoon',
  evening: 'visit.evening',
} as const satisfies Record<TimeOfDay, WordId>;

export const noPositionWords = {
  denied: 'visit.positionDenied',
  missing: 'visit.positionMissing',
  silent: 'visit.positionSilent',
} as const satisfies Record<NoPositionReason, WordId>;

/** What became of a code, for the manager who took it; nothing for none. */
export const codeWords = {
  none: null,
  card: 'visit.codeCard',
  right: 'visit.codeRight',
  used: 'visit.codeUsed',
  wrong: 'visit.codeWrong',
} as const satisfies Record<CodeFinding, WordId | null>;
