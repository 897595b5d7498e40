import { isMetBy, type Disaster, type Restructure, type Restructures } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { borrowerPlaces } from './borrower-places.ts';
import { findConfirmedIn } from './disaster-store.ts';
import { findStandingFor } from './guarantee-store.ts';
import { findLoan, type LoanRow } from './loan-store.ts';
import { reckonRestructure } from './reckon-restructure.ts';
import { findRestructuresOf, type RestructureRow } from './restructure-store.ts';
import { nameDisasters } from './show-disasters.ts';

/** The disasters that let a loan have another plan today. */
export const disastersOf = async (db: Db, loan: LoanRow, today: string): Promise<Disaster[]> => {
  const places = await borrowerPlaces(db, loan.keeperId);
  const found = await findConfirmedIn(db, [...new Set(places.map(({ stateCode }) => stateCode))]);
  const met = found.filter((one) => isMetBy(one, { disbursedOn: loan.disbursedOn, places, today }));
  return nameDisasters(db, met);
};

type Asked = { readonly today: string; readonly withDisasters: boolean };

const showOne = async (
  db: Db,
  { loan, today }: { readonly loan: LoanRow; readonly today: string },
  { proposedBy, decidedBy, answeredBy, ...one }: RestructureRow,
): Promise<Restructure> => {
  const names = await fullNamesOf(db, [proposedBy, decidedBy, answeredBy]);
  const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''));
  const isOpen = loan.state === 'running' && (one.state === 'proposed' || one.state === 'offered');
  return {
    ...one,
    proposedByName: nameOf(proposedBy),
    decidedByName: nameOf(decidedBy),
    answeredByName: nameOf(answeredBy),
    figures: isOpen ? await reckonRestructure(db, loan, one, today) : null,
  };
};

/** Other plans that were proposed for a loan, as everybody reads them. @throws Problem `not-found`. */
export const answerRestructures = async (
  db: Db,
  loanId: string,
  { today, withDisasters }: Asked,
): Promise<Restructures> => {
  const loan = await findLoan(db, loanId);
  if (loan === null) throw new Problem('not-found');
  const items: Restructure[] = [];
  for (const one of await findRestructuresOf(db, loanId)) items.push(await showOne(db, { loan, today }, one));
  const mayPropose = withDisasters && loan.state === 'running';
  const guarantors = (await findStandingFor(db, loanId)).length;
  return { items, disasters: mayPropose ? await disastersOf(db, loan, today) : [], guarantors };
};
