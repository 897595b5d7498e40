import type { Page } from '@playwright/test';
import { traceCodeOf } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { expect } from './journey.ts';
import { send } from './people.ts';

/** Danjuma's mill. */
const company = '/api/companies/0193a000-0000-7000-8000-000000000030';
export const productName = 'Garin masara';

/** Packs that a mill fills out of a job, without the screens, which other journeys go through. @returns where their code leads. */
export const fillSomePacks = async (his: Page): Promise<string> => {
  const today = dayOf(new Date());
  const [jobId, packId] = [newId(), newId()];
  const inputs = [{ crop: 'Maize', grams: 100_000, lotId: null }];
  await send(his, `${company}/jobs`, { id: jobId, requestId: null, makes: 'Maize flour', inputs, startedOn: today });
  await send(his, `${company}/jobs/${jobId}/completion`, {
    outputs: [{ name: 'Flour', grams: 80_000 }],
    byProducts: [],
    losses: [{ reason: 'dust', grams: 20_000 }],
    machineMinutes: 60,
    downtimes: [],
    completedOn: today,
    note: '',
  });
  const pack = { id: packId, grams: 5000, code: `GM-${jobId.slice(-6)}`, gtin: '', priceKobo: 600_000 };
  await send(his, `${company}/products`, { id: newId(), name: productName, crop: 'Maize', pack });
  await send(his, `${company}/packs/${packId}/fillings`, { id: newId(), jobId, part: 'Flour', packs: 10 });
  return `/t/${traceCodeOf(packId)}`;
};

type Things = { readonly items: readonly { readonly thing: string; readonly name: string }[] };

/** Recalls what the mill has of these packs. */
export const recallPacks = async (his: Page, reason: string): Promise<void> => {
  const answer = await his.request.get(`${company}/things?limit=100`);
  const { items } = (await answer.json()) as Things;
  const thing = items.find(({ name }) => name === productName)?.thing;
  expect(thing).toBeDefined();
  await send(his, `${company}/recalls`, { id: newId(), thing, happenedAt: new Date().toISOString(), reason });
};
