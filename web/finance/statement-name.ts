import type { StatementFormat } from '@shuka/domain/finance';
import { today } from '#kit/today.ts';

/** The name of a statement's file, of today. */
export const statementName = (from: 'shuka' | 'phone', format: StatementFormat): string =>
  `${from}-statement-${today()}.${format}`;
