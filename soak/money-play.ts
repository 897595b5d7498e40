import type { MoneyAccounts, MoneyAct, MoneyAnswer } from '@shuka/server/world/money-desk.ts';
import { nextWish, transfer, type Done, type MoveAsked, type Wish } from './money-acts.ts';
import { noMoneyFindings, type MoneyFindings, type Told } from './money-judge.ts';
import { makeRandom, type Random } from './random.ts';

type MoneyScene = {
  readonly accounts: MoneyAccounts;
  readonly seed: number;
  readonly acts: number;
  readonly workers: number;
  /** Does an act. Throws what is no answer: a deadlock, say, which the run takes down as a failure. */
  readonly ask: (act: MoneyAct) => Promise<MoneyAnswer>;
  /** Answers may be lost, and acts asked for again until there is one: what is new to who asks may be done already. */
  readonly losesAnswers?: true;
};

export type MoneyPlayed = {
  readonly findings: MoneyFindings;
  readonly told: ReadonlyMap<string, Told>;
  readonly acts: number;
  readonly acknowledged: number;
  readonly again: number;
  readonly refused: number;
  readonly undone: number;
  readonly perSecond: number;
};

type Run = MoneyScene & {
  readonly done: Done;
  readonly told: Map<string, Told>;
  readonly findings: MoneyFindings;
  readonly counts: { left: number; acknowledged: number; again: number; refused: number; undone: number };
};

const mayAnswer: Readonly<Record<Wish['why'], readonly (string | null)[]>> = {
  anew: [null, 'not-enough-money', 'reversed-already'],
  again: [null],
  changed: ['same-id-other-body'],
  failing: ['failed-later', 'not-enough-money'],
};

/** @param isShared false for what nobody else may undo. */
const note = (
  { told, done }: Run,
  act: MoneyAct,
  answer: Extract<MoneyAnswer, { code: null }>,
  isShared: boolean,
): void => {
  for (const { id, from, to, amountKobo } of answer.moves) told.set(id, { from, to, amountKobo });
  if (!isShared) return;
  done.moveIds.push(...answer.moves.map(({ id }) => id));
  done.acts.push(act);
};

/** Whether an answer is as it must be: what was done is never new again, what was changed is never taken. */
const isAsMustBe = ({ losesAnswers }: Run, why: Wish['why'], answer: MoneyAnswer): boolean => {
  if (!mayAnswer[why].includes(answer.code)) return false;
  if (!('isNew' in answer) || answer.isNew === (why === 'anew')) return true;
  return why === 'anew' && losesAnswers === true;
};

const askOne = async (run: Run, wish: Wish, isShared = true): Promise<MoneyAnswer | null> => {
  const answer = await run.ask(wish.act).catch((error: unknown) => {
    run.findings.failed.push(`${wish.why} ${wish.act.kind}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  if (answer === null) return null;
  if (!isAsMustBe(run, wish.why, answer))
    run.findings.wrong.push(`${wish.why}: ${JSON.stringify({ act: wish.act, answer })}`);
  if ('moves' in answer && wish.why === 'anew') note(run, wish.act, answer, isShared);
  if ('moves' in answer) run.counts[wish.why === 'anew' ? 'acknowledged' : 'again'] += 1;
  else run.counts[wish.why === 'failing' ? 'undone' : 'refused'] += 1;
  return answer;
};

/** Two wallets that one worker alone uses, so that it knows what every answer must be. */
type Purse = { readonly ids: readonly [string, string]; readonly held: [number, number] };

const purseMove = (
  { ids }: Purse,
  { clearing }: MoneyAccounts,
  random: Random,
): { move: MoveAsked; from: number | null } => {
  const amount = 1 + random.below(300_000);
  const from = random.below(2);
  const [one, other] = from === 0 ? [ids[0], ids[1]] : [ids[1], ids[0]];
  if (random.chance(0.4)) return { move: transfer('top-up', clearing, other, amount), from: null };
  return { move: transfer('transfer', one, other, amount), from };
};

const usePurse = async (run: Run, purse: Purse, random: Random): Promise<void> => {
  const { move, from } = purseMove(purse, run.accounts, random);
  const to = move.to === purse.ids[0] ? 0 : 1;
  const isEnough = from === null || (purse.held[from] ?? 0) >= move.amountKobo;
  const answer = await askOne(run, { act: { kind: 'move', moves: [move] }, why: 'anew' }, false);
  if (answer === null) return;
  if ((answer.code === null) !== isEnough)
    run.findings.wrong.push(`a purse with ${purse.held}: ${JSON.stringify(answer)}`);
  if (answer.code !== null) return;
  if (from !== null) purse.held[from] = (purse.held[from] ?? 0) - move.amountKobo;
  purse.held[to] = (purse.held[to] ?? 0) + move.amountKobo;
};

const work = async (run: Run, place: number, ids: readonly [string, string]): Promise<void> => {
  const random = makeRandom(run.seed).fork(`worker ${place}`);
  const purse: Purse = { ids, held: [0, 0] };
  while (run.counts.left > 0) {
    run.counts.left -= 1;
    if (random.chance(0.25)) await usePurse(run, purse, random);
    else await askOne(run, nextWish(run.accounts, run.done, random));
  }
};

const together = (accounts: MoneyAccounts, workers: number): MoneyAccounts => ({
  ...accounts,
  wallets: accounts.wallets.slice(workers * 2),
});

/** Moves money by many workers at once. Each needs two wallets of the accounts for itself; the others are for all. */
export const playMoney = async (scene: MoneyScene): Promise<MoneyPlayed> => {
  const { accounts, acts, workers } = scene;
  const counts = { left: acts, acknowledged: 0, again: 0, refused: 0, undone: 0 };
  const told = new Map<string, Told>();
  const findings = noMoneyFindings();
  const run: Run = {
    ...scene,
    accounts: together(accounts, workers),
    done: { acts: [], moveIds: [] },
    told,
    findings,
    counts,
  };
  const began = performance.now();
  const purseOf = (place: number): [string, string] => [
    accounts.wallets[place * 2] ?? '',
    accounts.wallets[place * 2 + 1] ?? '',
  ];
  await Promise.all(Array.from({ length: workers }, (_, place) => work(run, place, purseOf(place))));
  const perSecond = Math.round(acts / ((performance.now() - began) / 1000));
  const { acknowledged, again, refused, undone } = counts;
  return { findings, told, acts, acknowledged, again, refused, undone, perSecond };
};
