import { startPayment as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { beginPayment } from './begin-payment.ts';
import { findPayment } from './payment-store.ts';
import { showPayment } from './show-payment.ts';

export const startPayment = handle(
  contract,
  async ({ id }, { db }) => {
    const payment = await findPayment(db, id);
    if (payment === null) throw new Problem('not-found');
    return showPayment(db, payment);
  },
  {
    prepare: async (input, context) => {
      await beginPayment(input, context);
      return null;
    },
  },
);
