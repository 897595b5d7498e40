import { readPrivacyReturn as contract, returnDueOn } from '@shuka/domain/privacy';
import { handle } from '#kit/route.ts';
import { countYear } from './count-year.ts';

export const readPrivacyReturn = handle(contract, async ({ year }, { db }) => ({
  year: Number(year),
  dueOn: returnDueOn(Number(year)),
  items: await countYear(db, Number(year)),
}));
