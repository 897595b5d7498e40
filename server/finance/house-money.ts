import type { Money } from '@shuka/domain/finance';
import type { Services } from '#kit/context.ts';

/** The money this house moves: that of the sandbox only where the sandbox is who takes payments. */
export const houseMoney = ({ payments }: Pick<Services, 'payments'>): Money =>
  payments[0]?.isSandbox === true ? 'sandbox' : 'real';
