import type { Supply } from '@shuka/domain/processing';
import type { Db } from '#kit/db.ts';
import { findDeliveryMoves, findDeliverySupplies } from './delivery-money.ts';
import { findMoves as findOwnMoves, findSupplies, type SaidMove, type Span } from './sale-store.ts';

/**
 * Where the money of a mill moves besides what its people wrote down: what was weighed and paid at its gate, say. Each way of
 * buying is one line here, and counts in the finance screen, the statement and the report of suppliers.
 */
type Source = {
  readonly moves: (db: Db, companyId: string, span: Span) => Promise<readonly SaidMove[]>;
  readonly supplies: (db: Db, companyId: string, span: Span) => Promise<readonly Supply[]>;
};

const written: Source = { moves: findOwnMoves, supplies: findSupplies };

const weighed: Source = { moves: findDeliveryMoves, supplies: findDeliverySupplies };

const sources: readonly Source[] = [written, weighed];

/** All that moved a mill's money in a time, by its day. */
export const listMillMoves = async (db: Db, companyId: string, span: Span): Promise<SaidMove[]> => {
  const all: SaidMove[] = [];
  for (const { moves } of sources) all.push(...(await moves(db, companyId, span)));
  return all.toSorted((one, other) => one.day.localeCompare(other.day));
};

/** All that a mill bought in a time. */
export const listMillPurchases = async (db: Db, companyId: string, span: Span): Promise<Supply[]> => {
  const all: Supply[] = [];
  for (const { supplies } of sources) all.push(...(await supplies(db, companyId, span)));
  return all;
};
