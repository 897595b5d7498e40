import type {
  JoinDraft,
  Lot,
  MoveDraft,
  NewLot,
  SplitDraft,
  StoreDraft,
  TakeBackDraft,
  WriteOffDraft,
} from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { HarvestDraft, SeasonDraft } from '@shuka/domain/seasons';

/** So many kilograms, counted in large bags, at home. */
export const newLot = (kilograms: number, change: Partial<NewLot> = {}): NewLot => ({
  id: newId(),
  grams: kilograms * 1000,
  grade: 'ungraded',
  unit: 'bag-100kg',
  kilogramsPerUnit: 100,
  calibration: { market: 'Soba market', date: '2026-05-31', source: 'own weighing' },
  standsAt: 'At home',
  ...change,
});

const said = (keeperId: string) => ({ id: newId(), keeperId, happenedOn: '2026-05-31', note: '' });

type Brought = {
  readonly season: Pick<SeasonDraft, 'id' | 'keeperId' | 'plotId' | 'crop' | 'variety'>;
  readonly harvest: Pick<HarvestDraft, 'id'>;
};

/** Puts so much of a harvest into store, as a phone would send it. */
export const storeDraft = (
  { season, harvest }: Brought,
  kilograms: number,
  change: Partial<StoreDraft> = {},
): StoreDraft => ({
  ...said(season.keeperId),
  origin: {
    seasonId: season.id,
    harvestId: harvest.id,
    plotId: season.plotId,
    crop: season.crop,
    variety: season.variety,
    custody: 'ordinary',
    certificate: '',
  },
  lot: newLot(kilograms),
  ...change,
});

type Held = Pick<Lot, 'id' | 'keeperId'>;

export const splitDraft = (lot: Held, kilograms: readonly number[], change: Partial<SplitDraft> = {}): SplitDraft => ({
  ...said(lot.keeperId),
  lotId: lot.id,
  parts: kilograms.map((each) => newLot(each)),
  gone: null,
  ...change,
});

type Share = readonly [lot: Held, kilograms: number];

export const joinDraft = (shares: readonly Share[], change: Partial<JoinDraft> = {}): JoinDraft => ({
  ...said(shares[0]?.[0].keeperId ?? ''),
  takes: shares.map(([{ id }, kilograms]) => ({ lotId: id, grams: kilograms * 1000 })),
  lot: newLot(shares.reduce((sum, [, kilograms]) => sum + kilograms, 0)),
  gone: null,
  ...change,
});

export const moveDraft = (lot: Held, standsAt: string, change: Partial<MoveDraft> = {}): MoveDraft => ({
  ...said(lot.keeperId),
  lotId: lot.id,
  standsAt,
  ...change,
});

export const writeOffDraft = (lot: Held, kilograms: number, change: Partial<WriteOffDraft> = {}): WriteOffDraft => ({
  ...said(lot.keeperId),
  lotId: lot.id,
  gone: { grams: kilograms * 1000, reason: 'pests' },
  ...change,
});

export const takeBackDraft = (step: Held, change: Partial<TakeBackDraft> = {}): TakeBackDraft => ({
  ...said(step.keeperId),
  stepId: step.id,
  ...change,
});
