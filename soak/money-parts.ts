import { playLedgerKills } from './money-kills.ts';
import { countsOfMoney, moneyControls, playLedger, playMoneyControl, type MoneyRun } from './money-runs.ts';
import type { Told } from './parts.ts';

const workers = 40;

/** Acknowledged moves that a run with kills must come to, at the least. */
const leastAcknowledged = 20_000;
const leastPerSecond = 200;

const told = (
  { findings, ...figures }: MoneyRun & Readonly<Record<string, unknown>>,
  more: readonly string[],
): Told => {
  const faults = Object.entries(findings).flatMap(([kind, lines]) => lines.map((line) => `${kind}: ${line}`));
  const numbers = Object.entries(figures).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const all = [...faults, ...more];
  return {
    isRight: all.length === 0,
    figures: { ...Object.fromEntries(numbers), ...countsOfMoney(findings) },
    faults: all,
  };
};

/** 100,000 random acts by 40 workers at once. */
export const ledger = async (seed: number): Promise<Told> => {
  const run = await playLedger({ acts: 100_000, workers, seed });
  return told(run, run.perSecond < leastPerSecond ? [`slow: ${run.perSecond} acts a second`] : []);
};

/** 55 kills of server and database while 20,000 moves and more are acknowledged. */
export const ledgerKills = async (seed: number): Promise<Told> => {
  const run = await playLedgerKills({ acts: 32_000, workers, seed, kills: 55 });
  const few = run.acknowledged < leastAcknowledged ? [`few: ${run.acknowledged} acts were acknowledged`] : [];
  return told(run, few);
};

/** Each broken ledger must be found wrong. */
export const ledgerControls = async (seed: number): Promise<Told> => {
  const figures: Record<string, string> = {};
  const faults: string[] = [];
  for (const control of moneyControls) {
    const { findings, isShown } = await playMoneyControl(control, { acts: 600, workers: 8, seed });
    figures[control.name] = JSON.stringify(countsOfMoney(findings));
    if (!isShown) faults.push(`${control.name} was not found wrong`);
  }
  return { isRight: faults.length === 0, figures, faults };
};
