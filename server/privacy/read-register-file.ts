import { readRegisterFile as contract, registerNow } from '@shuka/domain/privacy';
import { handle } from '#kit/route.ts';
import { tableOf } from './table-of.ts';

const columns = ['purpose', 'people', 'data', 'basis', 'section', 'recipients', 'kept', 'abroad', 'guarded'] as const;

export const readRegisterFile = handle(contract, async () => {
  const rows = registerNow.items.map((one) => columns.map((column) => one[column]));
  return { ...tableOf(columns, rows, `processing-register-${registerNow.date}.csv`), cacheSeconds: 300 };
});
