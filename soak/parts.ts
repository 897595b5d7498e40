import { comeBack, playWithClocks } from './away.ts';
import { usualBadness } from './bad-line.ts';
import { playChaos, type Size } from './chaos.ts';
import { controls, playControl } from './controls.ts';
import { cutEverywhere } from './cuts.ts';
import { countsOf, noFindings, nothingWrong, type Findings } from './findings.ts';
import { ledger, ledgerControls, ledgerKills } from './money-parts.ts';
import { openOwnHouse, type OwnHouse } from './own-house.ts';

export type Figures = Readonly<Record<string, string | number | boolean>>;

export type Told = { readonly isRight: boolean; readonly figures: Figures; readonly faults: readonly string[] };
type Part = (kind: OwnHouse['kind'], seed: number, size: Size) => Promise<Told>;

const faultsOf = (findings: Findings): string[] =>
  Object.entries(findings).flatMap(([kind, lines]) => lines.map((line) => `${kind}: ${line}`));

const told = (findings: Findings, figures: Figures): Told => {
  const faults = faultsOf(findings);
  return { isRight: faults.length === 0, figures: { ...figures, ...countsOf(findings) }, faults };
};

const inHouse = async (kind: OwnHouse['kind'], work: (house: OwnHouse) => Promise<Told>): Promise<Told> => {
  const house = await openOwnHouse(kind);
  return work(house).finally(house.close);
};

const chaos: Part = async (kind, seed, size) => {
  const played = await playChaos(kind, seed, size);
  const { findings, outcomes: mutations, acts, cuts, replays, records, phones, kills, staff } = played;
  const killed = { serverKills: kills.server, databaseKills: kills.database };
  return told(findings, { phones, acts, mutations, cuts, replays, ...killed, ...staff, records });
};

/** Each broken variant must be found wrong, and the whole one right. */
const broken: Part = (kind, seed) =>
  inHouse(kind, async (house) => {
    const scene = {
      seed,
      farmers: 4,
      managers: 2,
      phonesEach: 2,
      steps: 80,
      badness: { ...usualBadness, replayed: 0.3 },
    };
    const figures: Record<string, string> = {};
    const faults: string[] = [];
    for (const control of controls) {
      if (control.needsPostgres === true && kind === 'embedded') continue;
      const { counts, isShown } = await playControl(house, control, scene);
      figures[control.name] = JSON.stringify(counts);
      if (!isShown) faults.push(`${control.name} was not found wrong`);
    }
    return { isRight: faults.length === 0, figures, faults };
  });

const cuts: Part = (kind) =>
  inHouse(kind, async (house) => {
    const made = await cutEverywhere(house, 1);
    return told(made.findings, { cuts: made.cuts, mutations: made.outcomes });
  });

const endSessions = (house: OwnHouse) => () => house.pool.query(`update accounts.session set expires_at = now()`);

const away: Part = (kind) =>
  inHouse(kind, async (house) => {
    const back = await comeBack(house, endSessions(house), 1000);
    const right = await playWithClocks(house, [0, 0]);
    const wrong = await playWithClocks(house, [-400, 400]);
    const isSame = JSON.stringify(right.shown) === JSON.stringify(wrong.shown);
    const findings = isSame ? noFindings() : { ...noFindings(), diverged: ['clocks 400 days off came to another end'] };
    const all = [back.findings, right.findings, wrong.findings, findings].flatMap(faultsOf);
    const isRight = all.length === 0 && back.waitingBefore === 1000 && back.waitingAfter === 0;
    return { isRight, figures: { queued: back.waitingBefore, mutations: back.outcomes, ...nothingWrong }, faults: all };
  });

/** The parts of a long run, in the order they are played. */
export const parts = {
  chaos,
  controls: broken,
  cuts,
  away,
  ledger: (_, seed) => ledger(seed),
  'ledger-controls': (_, seed) => ledgerControls(seed),
  'ledger-kills': (_, seed) => ledgerKills(seed),
} as const satisfies Readonly<Record<string, Part>>;

/** What is about transactions that stand in each other's way: the embedded database has one session for all. */
export const onPostgresAlone: readonly string[] = ['ledger', 'ledger-controls', 'ledger-kills'];
