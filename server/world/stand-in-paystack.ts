import { createHmac } from 'node:crypto';
import { answerJson, startLoopback } from '#kit/loopback.ts';
import { paystackPayments } from '#kit/payments-paystack.ts';
import type { PaymentProvider } from '#kit/payments.ts';

const secretKey = 'sk_test_fadama';

type Charge = {
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly fees?: number | null;
};

/** A server that stands for Paystack in tests: it remembers what it was asked for, and can be down. */
type StandInPaystack = {
  readonly provider: PaymentProvider;
  /** Says what a charge is from now on. */
  becomes(reference: string, charge: Charge): void;
  isDown(down: boolean): void;
  /** A signature over these bytes, by Paystack's key unless another is named. */
  sign(body: string, key?: string): string;
  close(): Promise<void>;
};

export const openPaystack = async (): Promise<StandInPaystack> => {
  const known = new Map<string, Charge>();
  let isAway = false;
  const server = await startLoopback(({ method, url, body }, response) => {
    if (isAway) return answerJson(response, 502, { status: false });
    const [, , act, reference = ''] = url.pathname.split('/');
    if (method === 'POST' && act === 'initialize') {
      const asked = JSON.parse(body.toString()) as { reference: string };
      if (known.has(asked.reference)) return answerJson(response, 400, { status: false, message: 'Duplicate' });
      known.set(asked.reference, { status: 'abandoned', amount: 0, currency: 'NGN' });
      const data = { authorization_url: `https://checkout.paystack.com/${asked.reference}` };
      return answerJson(response, 200, { status: true, data });
    }
    const held = known.get(reference);
    if (held === undefined) return answerJson(response, 404, { status: false, message: 'Transaction not found' });
    return answerJson(response, 200, { status: true, data: { id: `id-of-${reference}`, ...held } });
  });
  return {
    provider: paystackPayments({ baseUrl: server.baseUrl, secretKey }),
    becomes: (reference, charge) => void known.set(reference, charge),
    isDown: (down) => void (isAway = down),
    sign: (body, key = secretKey) => createHmac('sha512', key).update(body).digest('hex'),
    close: server.close,
  };
};
