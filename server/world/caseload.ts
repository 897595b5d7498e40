import { blankProfile } from '@shuka/domain/accounts';
import { newIssue, newVisit } from '@shuka/domain/extension';
import { newPlot, type FarmDraft } from '@shuka/domain/farms';
import { newSeason } from '@shuka/domain/seasons';
import { keepProfile } from '#accounts';
import { insertIssue, insertRequest, insertVisit } from '#extension';
import { insertFarm, insertPlot } from '#farms';
import { moveFarmers } from '#relations';
import { insertSeason } from '#seasons';
import { addToCounter } from '#kit/counter.ts';
import type { Db } from '#kit/db.ts';
import { accountIdOf, at, caseId, farmIdOf, firstNumber } from './caseload-ids.ts';
import { caseFarmers, type CaseFarmer } from './caseload-people.ts';
import { caseVisits } from './caseload-harvest.ts';
import { caseIssues, caseRequests } from './caseload-visits.ts';
import { idOf, people } from './people.ts';
import { loadBooks, loadReports } from './load-case-books.ts';
import { loadBusinesses } from './load-case-businesses.ts';
import { settlePerson } from './settle-person.ts';
import { wordsAlone } from './visit-drafts.ts';

const byChidi = { managerId: people.chidi.accountId, managerName: 'Chidi Okafor' } as const;

/** Five corners round a place, so many hectares. */
const boundaryAt = ([longitude, latitude]: readonly [number, number], hectares: number): [number, number][] => {
  const half = Math.sqrt(hectares * 10_000) / 2 / 111_000;
  const corners = [
    [-1, -1],
    [1.06, -0.92],
    [1.02, 0.94],
    [0.1, 1.12],
    [-0.97, 1.01],
  ] as const;
  return corners.map(([east, north]) => [
    Number((longitude + east * half).toFixed(6)),
    Number((latitude + north * half).toFixed(6)),
  ]);
};

const loadFarmer = async (db: Db, farmer: CaseFarmer, place: number, now: Date): Promise<void> => {
  const { firstName, lastName, gender, stateCode, lga, village } = farmer;
  const id = idOf(firstNumber + place);
  const phone = `+23480312346${String(place + 1).padStart(2, '0')}`;
  const email = `${firstName}.${lastName}@shuka.example`.toLowerCase();
  // Nobody signs in as them: they are there to be looked after.
  await settlePerson(db, now, { id, firstName, lastName, email, phone, passwordHash: null });
  await addToCounter(db, 'people', 'farmer', 1);
  const said = { firstName, lastName, gender, stateCode, lga, location: village, designation: 'Crop Farmer' } as const;
  const more = { farmSize: farmer.sizeBand, crops: farmer.grown.map(({ crop }) => crop) };
  await keepProfile(db, { ...blankProfile(id, now), ...said, ...more, email, phone, revision: 1 }, {});
};

const loadLand = async (db: Db, farmer: CaseFarmer, place: number, now: Date): Promise<void> => {
  const keeperId = idOf(firstNumber + place);
  const { farmName: name, stateCode, lga, sizeBand, grown, plotAt } = farmer;
  const farm: FarmDraft = { id: caseId('farm', place + 1), name, stateCode, lga, sizeBand, crop: grown[0].crop };
  await insertFarm(db, { ...farm, keeperId, revision: 1, createdAt: now.toISOString() });
  await addToCounter(db, 'farms', keeperId, 1);
  const plotId = plotAt === null ? null : caseId('plot', place + 1);
  if (plotAt !== null && plotId !== null) {
    const boundary = boundaryAt(plotAt, grown[0].hectares);
    const how = { capturedBy: 'walked', accuracyMetres: 4.8, looksMocked: false } as const;
    await insertPlot(
      db,
      newPlot({ id: plotId, farmId: farm.id, name: 'Main plot', boundary, ...how }, keeperId, 0, now),
      {},
    );
  }
  for (const [turn, { hectares, variety = '', endedOn = null, ...told }] of grown.entries()) {
    const id = caseId('season', place * 10 + turn + 1);
    const rest = {
      plotId: turn === 0 ? plotId : null,
      areaHectares: hectares,
      standCount: null,
      expectedKilograms: null,
    };
    const season = newSeason({ id, farmId: farm.id, keeperId, variety, ...told, ...rest }, 0, at(told.plantedOn));
    await insertSeason(db, { ...season, endedOn }, {});
  }
};

const loadVisits = async (db: Db): Promise<void> => {
  for (const [place, [who, visitedOn, purpose, advice]] of caseVisits.entries()) {
    const whose = { id: caseId('visit', place + 1), keeperId: accountIdOf(who), farmId: farmIdOf(who) };
    const draft = { ...whose, visitedOn, purpose, advice, ...wordsAlone };
    await insertVisit(db, newVisit(draft, byChidi, at(visitedOn)), null);
  }
};

const loadWaiting = async (db: Db): Promise<void> => {
  for (const [place, [who, on, kind, description]] of caseIssues.entries()) {
    const keeperId = accountIdOf(who);
    const draft = { id: caseId('issue', place + 1), keeperId, farmId: farmIdOf(who), kind, description };
    await insertIssue(db, newIssue({ ...draft, photoIds: [], voiceId: null }, 0, at(on)), keeperId);
  }
  for (const [place, { who, on, reason, plannedOn }] of caseRequests.entries()) {
    const answered = { state: plannedOn === null ? 'asked' : 'planned', plannedOn, answer: '' } as const;
    const asked = { keeperId: accountIdOf(who), wantedOn: null, reason, createdAt: at(on).toISOString() };
    await insertRequest(db, { id: caseId('request', place + 1), ...asked, ...answered });
  }
};

/** Loads thirteen more farmers into Chidi's care, with all that lies between them and him. */
export const loadCaseload = async (db: Db, decidedBy: string, bornAt: Date): Promise<void> => {
  for (const [place, farmer] of caseFarmers.entries()) {
    await loadFarmer(db, farmer, place, bornAt);
    await loadLand(db, farmer, place, bornAt);
  }
  const farmerIds = caseFarmers.map(({ key }) => accountIdOf(key));
  const reason = 'Nobody else goes to these villages yet.';
  await moveFarmers(db, { farmerIds, managerId: people.chidi.accountId, decidedBy, reason }, bornAt);
  await loadVisits(db);
  await loadWaiting(db);
  await loadBooks(db);
  await loadReports(db);
  await loadBusinesses(db);
};
