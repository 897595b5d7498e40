import { Problem } from '#kit/problem.ts';
import type { GroupState, MemberLoan } from './group-model.ts';
import type { GroupSize } from './group-size.ts';
import type { LoanState } from './loan-model.ts';
import { isOwed } from './loan-rules.ts';

/** Whether a group still takes members. @throws Problem `group-closed` or `group-full`. */
export const checkMayJoin = (state: GroupState, members: number, { most }: Pick<GroupSize, 'most'>): void => {
  if (state !== 'forming') throw new Problem('group-closed');
  if (members >= most) throw new Problem('group-full');
};

/** Whether a group may ask for its loans. @throws Problem `group-closed` or `group-too-small`. */
export const checkMayApply = (state: GroupState, members: number, { least }: Pick<GroupSize, 'least'>): void => {
  if (state !== 'forming') throw new Problem('group-closed');
  if (members < least) throw new Problem('group-too-small', { values: { least: String(least) } });
};

const undecided: readonly LoanState[] = ['asked', 'recommended'];
const given: readonly LoanState[] = ['approved', 'running', 'repaid', 'written-off'];

/**
 * Money goes to a member once all loans of the group are decided and enough of them are given: nobody stands for fewer than
 * they agreed to. @throws Problem `group-undecided` or `group-too-small`.
 */
export const checkMayPayOut = (states: readonly LoanState[], { least }: Pick<GroupSize, 'least'>): void => {
  if (states.some((state) => undecided.includes(state))) throw new Problem('group-undecided');
  if (states.filter((state) => given.includes(state)).length < least)
    throw new Problem('group-too-small', { values: { least: String(least) } });
};

type Owed = Pick<MemberLoan, 'leftKobo' | 'overdueKobo' | 'state'>;

/** What the running loans of a group come to together, in kobo. */
export const groupStandingOf = (loans: readonly Owed[]): Pick<MemberLoan, 'leftKobo' | 'overdueKobo'> => {
  const running = loans.filter(isOwed);
  const sum = (of: 'leftKobo' | 'overdueKobo'): number => running.reduce((total, loan) => total + loan[of], 0);
  return { leftKobo: sum('leftKobo'), overdueKobo: sum('overdueKobo') };
};
