import {
  accountStates,
  decisions,
  designations,
  farmSizes,
  genders,
  mergedFields,
  numberKinds,
  revealPurposes,
  switchedPurposes,
} from '@shuka/domain/accounts';
import { codeFindings, visitFlagKinds } from '@shuka/domain/extension';
import { custodies, goingReasons, grades as lotGrades } from '@shuka/domain/lots';
import { zones } from '@shuka/domain/kit/state-names.ts';
import { roles } from '@shuka/domain/kit/viewer.ts';
import { companyKinds, duties, likenessStates, pairReasons, shiftActs } from '@shuka/domain/relations';
import {
  checklistOf,
  grades,
  inspectionTypes,
  itemGroups,
  markKinds,
  newestChecklist,
  outcomes,
  reportCategories,
  verdicts,
} from '@shuka/domain/reports';
import { activityKinds } from '@shuka/domain/seasons';
import { harvestUnits, partNames, switchNames } from '@shuka/domain/settings';
import { eventKinds, farmerLists, inspectionLists, returnLines } from '@shuka/domain/supervision';

/**
 * Heads of ids that code puts together while running, with all that may follow, so that none is missed; null where only
 * the code's own types know what follows.
 */
export const families: Readonly<Record<string, readonly string[] | null>> = {
  'letter.': null,
  'page.': null,
  'crop.': null,
  'role.': roles,
  'people.state.': accountStates,
  'people.decision.': decisions,
  'status.part.': partNames,
  'switches.name.': switchNames,
  'assist.step.': ['who', 'where', 'grow', 'consent', 'check'],
  'assist.like.': ['same-phone', 'same-name', 'like-name', 'same-village', 'same-lga'],
  'farms.size.': farmSizes,
  'merge.why.': pairReasons,
  'merge.value.': [...genders, ...farmSizes, ...designations],
  'merge.state.': likenessStates,
  'merge.field.': mergedFields,
  'merge.kind.': ['farm', 'plot', 'season', 'visit', 'entry', 'report', 'issue', 'message'],
  'company.kind.': companyKinds,
  'staff.duty.': duties,
  'shift.act.': shiftActs,
  'joining.step.': ['you', 'address', 'education', 'work', 'documents'],
  'profile.step.': ['personal', 'demographic', 'address', 'farming', 'photo'],
  'profile.designation.': designations,
  'identity.purpose.': revealPurposes,
  'identity.': numberKinds.flatMap((kind) => ['', 'Text', 'Number', 'Hint'].map((part) => `${kind}${part}`)),
  'consent.': switchedPurposes.flatMap((purpose) => [`${purpose}Title`, `${purpose}Text`]),
  'measures.unit.': harvestUnits,
  'measures.count.': harvestUnits,
  'seasons.kind.': activityKinds,
  'lots.grade.': lotGrades,
  'lots.custody.': custodies,
  'lots.reason.': goingReasons,
  'weigh.paper.': ['58', '80', 'a4'],
  'weigh.share.': ['moistureBase', 'moistureTaken', 'moistureMost', 'foreignBase', 'foreignTaken'],
  'lots.problem.': [
    'lot-closed',
    'lot-in-use',
    'more-than-harvest',
    'no-such-harvest',
    'no-such-lot',
    'no-such-step',
    'not-enough-left',
    'not-the-same',
    'corrected-already',
  ],
  'tasks.': null,
  'reports.zone.': zones,
  'reports.category.': reportCategories,
  'reports.inspection.': inspectionTypes,
  'reports.doc.': null,
  'inspection.doc.': null,
  'inspection.item.': [
    ...new Set(inspectionTypes.flatMap((stage) => (checklistOf(newestChecklist, stage) ?? []).map(({ id }) => id))),
  ],
  'inspection.group.': itemGroups,
  'inspection.stage.': inspectionTypes,
  'inspection.verdict.': verdicts,
  'inspection.grade.': grades,
  'inspection.outcome.': outcomes,
  'inspection.mark.': [...markKinds, 'absent'],
  'board.return.': null,
  'board.code.': codeFindings,
  'board.flag.': visitFlagKinds,
  'board.kind.': eventKinds,
  'board.line.': returnLines,
  'board.list.': farmerLists,
  'board.waiting.': inspectionLists,
};
