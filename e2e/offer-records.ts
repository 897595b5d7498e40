import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checklistOf, newestChecklist } from '@shuka/domain/reports';
import { send } from './people.ts';

/* What phones send of a farm; journeys of their own make it on its screens. */

type Farm = { readonly keeperId: string; readonly farmId: string };

const aFarm = (number: number): Farm => ({
  keeperId: `0193a000-0000-7000-8000-00000000000${number}`,
  farmId: `0193a000-0001-7000-8000-00000000000${number}`,
});

export const ofAmina = aFarm(1);
export const ofMusa = aFarm(2);

/** When the day begins in Nigeria. */
const beginOf = (day: string): string => new Date(`${day}T00:00:00+01:00`).toISOString();

const at = { latitude: 12.2345, longitude: 8.2606, accuracyMetres: 8 };

/** A visit to a farm on a day. @returns its id. */
export const recordVisit = async (page: Page, { keeperId, farmId }: Farm, visitedOn: string): Promise<string> => {
  const id = randomUUID();
  const moment = beginOf(visitedOn);
  await send(page, `/api/farmers/${keeperId}/visits`, {
    id,
    farmId,
    visitedOn,
    purpose: 'routine',
    advice: 'The land is ready. Plant when the rain is steady.',
    requestId: null,
    planId: null,
    corrects: null,
    form: null,
    proof: {
      position: { ...at, at: moment, looksMocked: false },
      noPosition: null,
      code: null,
      startedAt: moment,
      endedAt: moment,
    },
  });
  return id;
};

/** An inspection of a farm before planting, with every point met. @returns its id. */
export const recordInspection = async (page: Page, farm: Farm, inspectedOn: string): Promise<string> => {
  const [id, stage] = [randomUUID(), 'pre-planting'] as const;
  const { keeperId, farmId } = farm;
  await send(page, `/api/farmers/${keeperId}/inspections`, {
    id,
    farmId,
    plotId: null,
    seasonId: null,
    stage,
    checklistVersion: newestChecklist,
    inspectedOn,
    answers: (checklistOf(newestChecklist, stage) ?? []).map((item) => ({
      itemId: item.id,
      verdict: 'meets',
      note: '',
      photoIds: [],
    })),
    nonConformities: [],
    follows: null,
    carried: [],
    summary: '',
    isFarmerPresent: false,
    corrects: null,
    reason: '',
    mark: null,
    position: at,
    startedAt: beginOf(inspectedOn),
    finishedAt: beginOf(inspectedOn),
  });
  return id;
};

/** What the season of an offer brought: 70 bags of 100 kg. */
export const recordHarvest = async (
  page: Page,
  farm: Farm,
  { offerId, harvestedOn }: { readonly offerId: string; readonly harvestedOn: string },
): Promise<void> => {
  const { seasonId } = (await (await page.request.get(`/api/offers/${offerId}`)).json()) as { seasonId: string };
  await send(page, `/api/seasons/${seasonId}/harvests`, {
    id: randomUUID(),
    ...farm,
    harvestedOn,
    quantity: 70,
    unit: 'bag-100kg',
    kilogramsPerUnit: 100,
    calibration: { market: '', date: harvestedOn, source: 'own weighing' },
    note: '',
    corrects: null,
  });
};
