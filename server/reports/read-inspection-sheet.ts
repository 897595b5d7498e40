import { Problem } from '@shuka/domain/kit/problem.ts';
import { readInspectionSheet as contract, type Inspection, type Point } from '@shuka/domain/reports';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { findFarm } from '#farms';
import type { Row } from '#kit/csv.ts';
import { handle } from '#kit/route.ts';
import { makeSheet, sheetType, type Sheet } from '#kit/sheet.ts';
import { say } from '#kit/words.ts';
import { findInspection } from './inspection-store.ts';
import { answersByGroup, pointCells, pointsOf, speakerOf, stageText } from './inspection-words.ts';

const pointRow = (inspection: Inspection, point: Point, language: Language): Row =>
  pointCells(inspection, point, language).map((cell, place) => (place === 3 ? point.dueOn : cell));

const sheetsOf = (inspection: Inspection, farmName: string, language: Language): [Sheet, Sheet] => {
  const speak = speakerOf(language);
  const about: Row[] = [
    [speak('docTitle', { stage: stageText(language, inspection), farm: farmName })],
    [speak('day'), inspection.inspectedOn],
    [speak('outcomeTitle'), say(language, `inspection.outcome.${inspection.outcome}`)],
    [speak('inspector'), inspection.inspectorName],
    [speak('number'), inspection.id],
    [speak('checkCode'), inspection.seal?.checkCode ?? ''],
  ];
  const answers = answersByGroup(inspection).flatMap(({ group, items }) =>
    items.map(({ item, answer }): Row => [
      say(language, `inspection.group.${group}`),
      say(language, `inspection.item.${item.id}`),
      answer === null ? null : say(language, `inspection.verdict.${answer.verdict}`),
      answer?.note ?? null,
    ]),
  );
  const points = pointsOf(inspection).map((point) => pointRow(inspection, point, language));
  return [
    {
      name: speak('points'),
      about,
      columns: [
        { name: speak('grade') },
        { name: speak('description'), width: 48 },
        { name: speak('action'), width: 48 },
        { name: speak('due'), kind: 'date' },
        { name: speak('state'), width: 30 },
      ],
      rows: points,
    },
    {
      name: speak('answers'),
      columns: [
        { name: speak('part'), width: 24 },
        { name: speak('item'), width: 60 },
        { name: speak('answer') },
        { name: speak('note'), width: 48 },
      ],
      rows: answers,
    },
  ];
};

export const readInspectionSheet = handle(contract, async ({ inspectionId }, { db, language }) => {
  const found = await findInspection(db, inspectionId);
  if (found === null) throw new Problem('not-found');
  const { inspection } = found;
  const farmName = (await findFarm(db, inspection.farmId))?.name ?? '';
  return {
    bytes: await makeSheet(...sheetsOf(inspection, farmName, language)),
    mediaType: sheetType,
    cacheSeconds: 0,
    fileName: `inspection-${inspection.inspectedOn}.xlsx`,
  };
});
