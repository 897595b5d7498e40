import {
  offeredFarmChanges,
  offeredPlotChanges,
  reviseFarm,
  revisePlot,
  type Clash,
  type FarmClash,
  type PlotClash,
} from '@shuka/domain/farms';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { isOffered } from './clash-store.ts';
import { keepClashes } from './clashes.ts';
import { holdPlot } from './plot-store.ts';
import { holdFarm } from './store.ts';

type About = Pick<Clash, 'keeperId' | 'farmId' | 'plotId'>;

/** One open offer a person and field is enough: who has lost a farmer cannot fill their phone. */
const offer = async (context: Context, about: About, offers: readonly (FarmClash | PlotClash)[]): Promise<void> => {
  const { accountId } = viewerOf(context);
  for (const { field, now, other } of offers) {
    if (await isOffered(context.db, about, field, accountId)) continue;
    const said = { field, now, other, nowBy: null, otherBy: accountId };
    await keepClashes(context.db, about, [said], context.clock.now());
  }
};

const setFarmChangeAside = async ({ farmId, becomes }: InputOf<typeof reviseFarm>, context: Context): Promise<void> => {
  const held = await holdFarm(context.db, farmId);
  if (held === null) return;
  await offer(context, { keeperId: held.farm.keeperId, farmId, plotId: null }, offeredFarmChanges(held.farm, becomes));
};

const setPlotChangeAside = async ({ plotId, becomes }: InputOf<typeof revisePlot>, context: Context): Promise<void> => {
  const held = await holdPlot(context.db, plotId);
  if (held === null) return;
  const { keeperId, farmId } = held.plot;
  await offer(context, { keeperId, farmId, plotId }, offeredPlotChanges(held.plot, becomes));
};

/** By act: how a change is kept that its maker may not make any more, for those who look after the farm now to choose. */
export const setAside = {
  [reviseFarm.name]: setFarmChangeAside,
  [revisePlot.name]: setPlotChangeAside,
};
