import { rows, type Pool } from '@shuka/server/kit/db.ts';
import { actsOn } from './disk.ts';
import type { Findings } from './findings.ts';
import type { Phone } from './phone.ts';

export type Outcome = {
  device_id: string;
  seq: number;
  account_id: string;
  endpoint: string;
  object_id: string | null;
  outcome: string;
  code: string;
};

/** Where the outcomes of pushed acts stand; a broken variant keeps them elsewhere. */
export const usualOutcomes = 'sync.mutation';

export const readOutcomes = (pool: Pool, table: string): Promise<Outcome[]> =>
  rows<Outcome>(pool, {
    text: `select device_id, seq, account_id, endpoint, object_id, outcome, code from ${table}`,
    values: [],
  });

const isUndone = ({ outcome }: Outcome): boolean => outcome === 'parked' || outcome === 'refused';

const tables: Readonly<Record<string, string>> = {
  'farms.register': 'farms.farm',
  'farms.registerPlot': 'farms.plot',
  'farms.addPhoto': 'farms.photo',
  'seasons.register': 'seasons.season',
  'seasons.recordHarvest': 'seasons.harvest',
  'finance.addEntry': 'finance.entry',
  'finance.correctEntry': 'finance.entry',
  'extension.askForVisit': 'extension.visit_request',
};

const exists = async (pool: Pool, endpoint: string, id: unknown): Promise<boolean> => {
  const table = tables[endpoint];
  if (table === undefined) return true;
  return (await rows(pool, { text: `select 1 from ${table} where id = $1`, values: [id] })).length === 1;
};

/** Every act that a phone confirmed has one outcome, and the phone tells of it as the server has it. */
export const checkActs = async (
  pool: Pool,
  phone: Phone,
  outcomes: ReadonlyMap<string, readonly Outcome[]>,
  findings: Findings,
): Promise<void> => {
  const held = await actsOn(phone);
  const { mind } = phone.engine().store;
  for (const { key, endpoint, input } of phone.confirmed) {
    if (phone.discarded.has(key)) continue;
    const who = `${phone.name} ${endpoint} ${key}`;
    const act = held.get(key);
    if (act === undefined) {
      findings.lost.push(`${who} is on the phone no more`);
      continue;
    }
    const said = outcomes.get(`${act.device} ${act.seq}`) ?? [];
    const [outcome] = said;
    if (said.length > 1) findings.doubled.push(`${who} has ${said.length} outcomes`);
    if (outcome === undefined || outcome.endpoint !== endpoint) {
      findings.lost.push(`${who} has no outcome, on the phone it is ${act.state}`);
      continue;
    }
    const issue = mind.find(act.seq)?.issue ?? null;
    if (isUndone(outcome) ? issue?.code !== outcome.code : act.state !== 'done')
      findings.unreported.push(
        `${who} is ${outcome.outcome} ${outcome.code}, on the phone ${act.state} ${issue?.code}`,
      );
    if (!isUndone(outcome) && !(await exists(pool, endpoint, input['id']))) findings.lost.push(`${who} made nothing`);
  }
};
