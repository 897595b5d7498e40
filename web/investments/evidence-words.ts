import type { Evidence, EvidenceKind } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import type { WordId, Words } from '#kit/words.tsx';
import { stageWords } from './offer-words.ts';

const kindWords = {
  visit: 'investments.evidenceVisit',
  inspection: 'investments.evidenceInspection',
  photos: 'investments.evidencePhotos',
  harvest: 'investments.evidenceHarvest',
  activity: 'investments.evidenceActivity',
  tranche: 'investments.evidenceTranche',
  proceeds: 'investments.evidenceProceeds',
  'bad-news': 'investments.evidenceBadNews',
  step: 'investments.evidenceStep',
} as const satisfies Record<EvidenceKind, WordId>;

/** What the rules for bad news say; a newer server may have some that this page does not know. */
const badNewsWords: Readonly<Record<string, WordId>> = {
  'inspection-failed': 'investments.badInspection',
  'severe-observation': 'investments.badObservation',
  'milestone-overdue': 'investments.badMilestone',
  'no-visit': 'investments.badNoVisit',
  'harvest-short': 'investments.badHarvest',
  'result-overdue': 'investments.badResult',
};

/** What a record says of itself, by its kind and its code. */
const whatWords: Readonly<Record<string, WordId>> = {
  'visit routine': 'extension.purposeRoutine',
  'visit planting': 'extension.purposePlanting',
  'visit crop-care': 'extension.purposeCropCare',
  'visit pests': 'extension.purposePests',
  'visit harvest': 'extension.purposeHarvest',
  'visit training': 'extension.purposeTraining',
  'inspection passed': 'inspection.outcome.passed',
  'inspection passed-with-actions': 'inspection.outcome.passed-with-actions',
  'inspection failed': 'inspection.outcome.failed',
  'activity land-preparation': 'seasons.kind.land-preparation',
  'activity planting': 'seasons.kind.planting',
  'activity fertilising': 'seasons.kind.fertilising',
  'activity spraying': 'seasons.kind.spraying',
  'activity weeding': 'seasons.kind.weeding',
  'activity irrigating': 'seasons.kind.irrigating',
  'activity scouting': 'seasons.kind.scouting',
  'activity thinning': 'seasons.kind.thinning',
  'activity harvesting': 'seasons.kind.harvesting',
  'activity not-done': 'seasons.kind.not-done',
  'proceeds sale': 'investments.fromSale',
  'proceeds insurance': 'investments.fromInsurance',
  'step submitted': 'investments.stepSubmitted',
  'step checked': 'investments.stepChecked',
  'step published': 'investments.stepPublished',
  'step closed': 'investments.stepClosed',
  'step running': 'investments.stepRunning',
  'step harvested': 'investments.stepHarvested',
  'step settled': 'investments.stepSettled',
  'step unfunded': 'investments.stepUnfunded',
};

/** What one piece of evidence is, in a line: 'A visit to the farm · Pests', 'A harvest · 1,200 kg'. */
export const evidenceHead = ({ kind, rule, what, stage, kilograms, amountKobo }: Evidence, { t }: Words): string => {
  const bad = kind === 'bad-news' ? badNewsWords[rule ?? ''] : undefined;
  const said = whatWords[`${kind} ${what}`];
  return [
    t(bad ?? kindWords[kind]),
    stage === null ? '' : t(stageWords[stage]),
    said === undefined ? '' : t(said),
    kilograms === null ? '' : `${formatNumber(kilograms)} kg`,
    amountKobo === null ? '' : formatNaira(amountKobo),
  ]
    .filter((part) => part !== '')
    .join(' · ');
};

/** What somebody wrote of it; what a known rule for bad news says stands in the line above, in the reader's language. */
export const evidenceText = ({ kind, rule, words }: Evidence): string =>
  kind === 'bad-news' && badNewsWords[rule ?? ''] !== undefined ? '' : words;
