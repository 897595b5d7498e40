import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import {
  checklistOf,
  groupsOf,
  openPoints,
  type Answer,
  type ChecklistItem,
  type Inspection,
  type ItemGroup,
  type Point,
} from '@shuka/domain/reports';
import { say } from '#kit/words.ts';

/** Says the texts of the papers of an inspection. */
export type Speak = (id: string, values?: Record<string, string | number>) => string;

export const speakerOf =
  (language: Language): Speak =>
  (id, values) =>
    say(language, `inspection.doc.${id}`, values);

export const stageText = (language: Language, { stage }: Pick<Inspection, 'stage'>): string =>
  say(language, `reports.inspection.${stage}`);

/** One item of the checklist with what was answered; null where a re-visit did not ask it. */
export type AnsweredItem = { readonly item: ChecklistItem; readonly answer: Answer | null };

/** The answers as they were asked, group by group; none of a re-visit that looked at open points alone. */
export const answersByGroup = ({
  checklistVersion,
  stage,
  answers,
}: Inspection): readonly { readonly group: ItemGroup; readonly items: readonly AnsweredItem[] }[] => {
  const items = answers.length === 0 ? [] : (checklistOf(checklistVersion, stage) ?? []);
  const byItem = new Map(answers.map((answer) => [answer.itemId, answer]));
  return groupsOf(items).map((group) => ({
    group,
    items: items.filter((item) => item.group === group).map((item) => ({ item, answer: byItem.get(item.id) ?? null })),
  }));
};

/** A point as a row of a table: how bad, what, what to do, by when, how it stands. */
export const pointCells = (inspection: Inspection, point: Point, language: Language): string[] => {
  const speak = speakerOf(language);
  const carried = inspection.carried.find(({ id }) => id === point.id);
  const state = carried?.isClosed === true ? 'pointClosed' : 'pointOpen';
  const note = carried === undefined || carried.note === '' ? '' : `\n${carried.note}`;
  return [
    say(language, `inspection.grade.${point.grade}`),
    point.description,
    point.correctiveAction,
    formatDate(point.dueOn, language),
    `${speak(state)}${note}`,
  ];
};

/** Every point it tells of: those of the one before, mended or not, and its own. */
export const pointsOf = (inspection: Inspection): Point[] => {
  const open = new Map(openPoints(inspection).map((point) => [point.id, point]));
  const mended = inspection.carried.filter(({ isClosed }) => isClosed);
  return [...mended, ...open.values()];
};
