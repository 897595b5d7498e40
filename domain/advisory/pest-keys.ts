export const pestKeys = [
  'fall-armyworm',
  'stem-borer',
  'pod-borer',
  'mosaic',
  'blast',
  'leafminer',
  'rosette',
  'other',
] as const;

export type PestKey = (typeof pestKeys)[number];

/** How far a crop is when somebody looks; of maize, early and late are the whorl. */
export const pestStages = ['seedling', 'early', 'late', 'flowering'] as const;

export type PestStage = (typeof pestStages)[number];

/** What holds a pest down without poison, as texts name it. */
export const controlKeys = [
  'rotate',
  'resistant',
  'clean-seed',
  'clean-field',
  'less-nitrogen',
  'hand-pick',
  'pull-out',
  'friends',
  'traps',
] as const;

export type ControlKey = (typeof controlKeys)[number];
