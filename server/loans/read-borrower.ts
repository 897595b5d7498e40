import { readBorrower as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { findBorrowerFacts } from './find-borrower-facts.ts';

export const readBorrower = handle(contract, ({ keeperId }, { db, clock }) =>
  findBorrowerFacts(db, keeperId, dayOf(clock.now())),
);
