import { newPlot } from '@shuka/domain/farms';
import { insertFarm, insertPlot } from '#farms';
import { moveFarmers } from '#relations';
import { addToCounter } from '#kit/counter.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction, row, sql, type Db } from '#kit/db.ts';
import { loadApplicant, yemi } from './applicants.ts';
import { loadArticles } from './load-articles.ts';
import { loadCaseload } from './caseload.ts';
import { loadInspections } from './load-case-inspections.ts';
import { farms, plots } from './farms.ts';
import { loadInvestors, loadSeenByInvestors } from './investors.ts';
import { loadExtension } from './extension.ts';
import { loadCompany, loadSeenByMills, loadStaff } from './companies.ts';
import { loadDealer } from './dealers.ts';
import { loadDemands } from './load-demands.ts';
import { loadOffers } from './load-offers.ts';
import { loadGateWork } from './gate-work.ts';
import { loadInsurance } from './load-insurance.ts';
import { loadLoans } from './load-loans.ts';
import { loadLots } from './lots.ts';
import { bornAt, loadPerson } from './load-person.ts';
import { loadMarketplace } from './marketplace.ts';
import { loadMillWork } from './mill-work.ts';
import { people, type WorldPerson } from './people.ts';
import { loadPrices } from './prices.ts';
import { loadManagerProfile, loadProfiles } from './profiles.ts';
import { loadStory } from './load-story.ts';
import { loadSeasons } from './seasons.ts';
import { loadFinance } from './finance.ts';
import { loadReports } from './reports.ts';
import { loadZones } from './load-zones.ts';
import { loadTalk } from './talk.ts';

const loadFarms = async (db: Db): Promise<void> => {
  for (const { keeper, ...farm } of farms) {
    const keeperId = people[keeper].accountId;
    await insertFarm(db, { ...farm, keeperId, revision: 1, createdAt: bornAt.toISOString() });
    await addToCounter(db, 'farms', keeperId, 1);
  }
  for (const { keeper, ...plot } of plots) await insertPlot(db, newPlot(plot, people[keeper].accountId, 0, bornAt), {});
};

/** Chidi looks after both farmers; Halima after nobody yet. */
const loadCare = (db: Db, decidedBy: string) => {
  const farmerIds = [people.amina.accountId, people.musa.accountId];
  const reason = 'They live on his way.';
  return moveFarmers(db, { farmerIds, managerId: people.chidi.accountId, decidedBy, reason }, bornAt);
};

/**
 * Loads the demo world into an empty database; leaves one that has people alone.
 * @param withAdmin false where the demo is open to a network: its admin's password stands in the source.
 * @param withCaseload true for Chidi's whole caseload, as the demo shows it; tests have the named people alone.
 */
export const loadWorld = (
  services: Services,
  { withAdmin = true, withCaseload = false }: { readonly withAdmin?: boolean; readonly withCaseload?: boolean } = {},
): Promise<boolean> =>
  inTransaction(services.pool, async (db) => {
    if ((await row(db, sql`select 1 from accounts.account limit 1`)) !== null) return false;
    const everyone: WorldPerson[] = Object.values(people);
    const loaded = everyone.filter((person) => withAdmin || !person.roles.includes('admin'));
    for (const person of loaded) await loadPerson(db, services, person);
    await loadFarms(db);
    await loadProfiles(db, services, bornAt);
    await loadSeasons(db, bornAt);
    await loadLots(db, bornAt);
    await loadFinance(db, bornAt);
    await loadReports(db, bornAt);
    const decidedBy = (withAdmin ? people.ngozi : people.chidi).accountId;
    await loadCare(db, decidedBy);
    await loadExtension(db);
    await loadTalk(db);
    await loadMarketplace(db, bornAt);
    await loadInvestors(db, bornAt);
    await loadCompany(db, bornAt);
    if (!withCaseload) return true;
    await loadCaseload(db, decidedBy, bornAt);
    await loadInspections(db, services.secrets);
    await loadManagerProfile(db, bornAt);
    await loadSeenByInvestors(db, bornAt);
    await loadOffers(db, services, decidedBy);
    await loadZones(db, decidedBy, bornAt);
    await loadArticles(db, decidedBy, { bornAt, now: services.clock.now() });
    await loadPerson(db, services, yemi);
    await loadApplicant(db, bornAt);
    await loadStaff(db, services, bornAt);
    await loadSeenByMills(db, bornAt);
    await loadPrices(db, services.clock.now());
    await loadDemands(db, bornAt, services.clock.now());
    await loadDealer(db, services, decidedBy, bornAt);
    await loadMillWork(db, services.clock.now());
    await loadGateWork(db, services.clock.now());
    await loadStory(db, services, services.clock.now());
    await loadLoans(db, services, decidedBy);
    await loadInsurance(db, services, decidedBy);
    return true;
  });
