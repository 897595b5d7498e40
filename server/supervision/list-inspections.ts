import { boardSince, listInspections as contract } from '@shuka/domain/supervision';
import { fullNamesOf } from '#accounts';
import { handle } from '#kit/route.ts';
import { demandPosted } from './demand-zone.ts';
import { rulesNow } from './task-rules-now.ts';
import { findDueInspections, findUnmended, hasFailed, isLate, type DueNow } from './waiting-inspections.ts';

/** More than anyone looks through at once; the first that are due come first. */
const mostItems = 200;

const notMade = ({ farmerId, farmName, stage, dueOn }: DueNow) => ({
  inspectionId: null,
  farmerId,
  farmName,
  stage,
  dueOn,
  inspectedOn: null,
  outcome: null,
  openPoints: 0,
});

export const listInspections = handle(contract, async ({ zoneId, managerId, list }, { db, clock }) => {
  await demandPosted(db, zoneId, managerId);
  const { today } = boardSince(clock.now(), 0);
  const asked = { managerIds: [managerId], today, rules: await rulesNow(db) };
  const found =
    list === 'due'
      ? (await findDueInspections(db, asked)).map(notMade)
      : (await findUnmended(db, [managerId])).filter((one) =>
          list === 'failed' ? hasFailed(one) : isLate(one, today),
        );
  const shown = found.slice(0, mostItems);
  const names = await fullNamesOf(
    db,
    shown.map(({ farmerId }) => farmerId),
  );
  return {
    items: shown.map(({ inspectionId, farmerId, farmName, stage, inspectedOn, outcome, openPoints, dueOn }) => ({
      inspectionId,
      farmerId,
      farmerName: names.get(farmerId) ?? '',
      farmName,
      stage,
      inspectedOn,
      outcome,
      openPoints,
      dueOn,
    })),
  };
});
