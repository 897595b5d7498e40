import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { ofMusa, recordVisit } from './offer-records.ts';
import { people, send } from './people.ts';

/* What brings an offer of Musa's as far as a journey begins; that of Amina's takes each step on its screen. */

export const title = 'Sorghum by the road';

export const goalKobo = 20_000_000;

const milestone = (name: string, amountKobo: number, dueOn: string) => ({ name, amountKobo, dueOn, stage: null });

/** Musa's offer as investors see it: two milestones, the second due in ten days. @returns its id. */
export const publishOffer = async (
  { musa, chidi, ngozi }: Readonly<Record<'musa' | 'chidi' | 'ngozi', Page>>,
  dayAhead: (days: number) => string,
): Promise<string> => {
  const id = randomUUID();
  await send(musa, '/api/offers', {
    id,
    ...ofMusa,
    seasonId: null,
    terms: {
      title,
      story: 'Sorghum for the brewery in Kaduna.',
      crop: 'Sorghum',
      goalKobo,
      leastKobo: 10_000_000,
      durationMonths: 6,
      roiBasisPoints: 1500,
      risk: 'high',
      riskWords: 'Cattle that come through, or quelea birds.',
      insurance: 'none',
      insuranceWords: '',
      payOrder: 'investors-first',
      closesOn: dayAhead(5),
      startsOn: dayAhead(6),
      budget: [{ line: 'fertilizer', amountKobo: goalKobo }],
      milestones: [
        milestone('Fertilizer is on the farm', 12_000_000, dayAhead(7)),
        milestone('The field is weeded', 8_000_000, dayAhead(10)),
      ],
    },
  });
  await send(musa, `/api/offers/${id}/submission`, {});
  const visitId = await recordVisit(chidi, ofMusa, dayAhead(0));
  await send(chidi, `/api/offers/${id}/verdict`, { verdict: 'stands', visitId, words: 'I walked the farm.' });
  const decision = { decision: 'publish', reason: '', password: people.ngozi.password };
  await send(ngozi, `/api/admin/offers/${id}/decision`, decision);
  return id;
};

/** Puts money of the sandbox into an offer, out of a wallet that is filled for it. @returns the id of the holding. */
export const putIn = async (page: Page, offerId: string, amountKobo: number): Promise<string> => {
  const [id, paymentId] = [randomUUID(), randomUUID()];
  await send(page, '/api/finance/payments', { id: paymentId, purpose: 'wallet', amountKobo });
  await send(page, `/api/sandbox/payments/${paymentId}`, { outcome: 'paid' });
  const paid = await page.request.get(`/api/finance/payments/${paymentId}`);
  expect(await paid.json()).toMatchObject({ state: 'paid' });
  await send(page, '/api/holdings', { id, offerId, amountKobo, hasReadTerms: true });
  await send(page, `/api/holdings/${id}/payment`, {});
  return id;
};

/** The money of the first milestone, which was asked for, goes to the farm. */
export const releaseFirst = async (
  { chidi, ngozi }: Readonly<Record<'chidi' | 'ngozi', Page>>,
  offerId: string,
): Promise<void> => {
  const read = await chidi.request.get(`/api/offers/${offerId}`);
  const { milestones } = (await read.json()) as { milestones: { id: string }[] };
  const first = `offers/${offerId}/milestones/${milestones[0]?.id ?? ''}`;
  await send(chidi, `/api/${first}/verdict`, { verdict: 'verified', words: '' });
  await send(ngozi, `/api/admin/${first}/release`, { password: people.ngozi.password });
};
