import { readPrivacyReturnFile as contract } from '@shuka/domain/privacy';
import { handle } from '#kit/route.ts';
import { countYear } from './count-year.ts';
import { tableOf } from './table-of.ts';

export const readPrivacyReturnFile = handle(contract, async ({ year }, { db }) => {
  const figures = await countYear(db, Number(year));
  const rows = figures.map(({ name, counts, value }) => [name, counts, value]);
  return tableOf(['figure', 'counts', 'value'], rows, `data-protection-return-${year}.csv`);
});
