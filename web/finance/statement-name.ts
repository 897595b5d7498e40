import type { StatementFormat } from '@shuka/domain/finance';
import { dayOf } from '@shuka/domain/kit/day.ts';

/** The name of a statement's file, of today. */
export const statementName = (from: 'shuka' | 'phone', format: StatementFormat): string =>
  `${from}-statement-${dayOf(new Date())}.${format}`;
