import {
  boardDays,
  boardSince,
  readManager as contract,
  type LookedAt,
  type SettledVisit,
} from '@shuka/domain/supervision';
import type { VisitFlag } from '@shuka/domain/extension';
import { countVillages, findNames, fullNamesOf } from '#accounts';
import { findFlaggedVisits, findVisitDays, findVisitFacts } from '#extension';
import { careOf, countCareOf } from '#relations';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { demandPosted } from './demand-zone.ts';
import { findNotesTo } from './note-store.ts';
import { findSettlementsAbout, isSettled } from './settlement-store.ts';

/** More than anyone looks through; the newest are the ones to talk over. */
const mostFlagged = 50;
const mostNotes = 100;
const mostVillages = 200;
const mostSettled = 100;

type Asked = { readonly managerId: string; readonly since: Date; readonly flag: VisitFlag | undefined };

const lookedAt = async (db: Db, { managerId, since, flag }: Asked): Promise<LookedAt[]> => {
  const flagged = await findFlaggedVisits(db, [managerId], since, { most: mostFlagged, isLeftOut: isSettled, flag });
  const facts = await findVisitFacts(
    db,
    flagged.map(({ visitId }) => visitId),
  );
  const names = await fullNamesOf(
    db,
    flagged.map(({ keeperId }) => keeperId),
  );
  return flagged.flatMap(({ visitId, keeperId, visitedOn, arrivedAt, flags }) => {
    const found = facts.find((one) => one.visitId === visitId);
    const farmerName = names.get(keeperId) ?? '';
    return found === undefined ? [] : [{ ...found, keeperId, farmerName, visitedOn, arrivedAt, flags: [...flags] }];
  });
};

/** What was looked into of a manager's visits, each with the visit. */
const settledOf = async (db: Db, managerId: string): Promise<SettledVisit[]> => {
  const said = await findSettlementsAbout(db, managerId, mostSettled);
  const visits = await findVisitDays(
    db,
    said.map(({ visitId }) => visitId),
  );
  const names = await fullNamesOf(
    db,
    [...visits.values()].map(({ keeperId }) => keeperId),
  );
  return said.flatMap((one) => {
    const visit = visits.get(one.visitId);
    if (visit === undefined) return [];
    return [{ ...one, farmerName: names.get(visit.keeperId) ?? '', visitedOn: visit.visitedOn }];
  });
};

export const readManager = handle(contract, async ({ zoneId, managerId, flag }, context) => {
  const { db, clock } = context;
  const posted = await demandPosted(db, zoneId, managerId);
  const ids = posted.map((one) => one.managerId);
  const people = await findNames(db, ids);
  const care = await countCareOf(db, ids);
  const colleagues = people
    .map(({ accountId, firstName, lastName }) => ({
      managerId: accountId,
      name: `${firstName} ${lastName}`,
      farmers: care.get(accountId) ?? 0,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const villages = await countVillages(db, careOf([managerId]));
  return {
    managerId,
    name: colleagues.find((one) => one.managerId === managerId)?.name ?? '',
    phone: people.find(({ accountId }) => accountId === managerId)?.phone ?? '',
    farmers: care.get(managerId) ?? 0,
    flagDays: boardDays.flagDays.value,
    flagged: await lookedAt(db, { managerId, since: boardSince(clock.now(), 0).flagsFrom, flag }),
    settled: await settledOf(db, managerId),
    notes: await findNotesTo(db, { managerId, zoneId, byId: viewerOf(context).accountId }, mostNotes),
    villages: villages.slice(0, mostVillages),
    colleagues: colleagues.filter((one) => one.managerId !== managerId),
  };
});
