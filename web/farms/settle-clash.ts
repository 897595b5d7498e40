import {
  reviseFarm,
  revisePlot,
  settleClash,
  type Clash,
  type FarmChanges,
  type PlotChanges,
} from '@shuka/domain/farms';
import type { Failure } from '#kit/api.ts';
import { submit } from '#kit/submit.ts';

type Choice = NonNullable<Clash['settled']>;

/** Puts the value that gave way back in place, by an ordinary change. What a clash holds is read by the contract's schema. */
const putOther = ({ farmId, plotId, now, other }: Clash) =>
  plotId === null
    ? submit(reviseFarm, { farmId, was: now as FarmChanges, becomes: other as FarmChanges })
    : submit(revisePlot, { plotId, was: now as PlotChanges, becomes: other as PlotChanges });

/** Keeps one of a clash's two values; null once it is done. A choice whose change was refused leaves the clash open. */
export const settle = async (clash: Clash, choice: Choice): Promise<Failure | null> => {
  const put = choice === 'other' ? await putOther(clash) : null;
  if (put?.ok === false) return put.failure;
  const settled = await submit(settleClash, { clashId: clash.id, choice });
  return settled.ok ? null : settled.failure;
};
