import { eudrDoubts, eudrFaults, hectaresOf, readEudrPack as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { gatherPlots, isReadyPack, type Gathered } from './gather-plots.ts';

const saidOf = (plotId: string, { findings }: Gathered): readonly string[] =>
  findings.find((one) => one.plotId === plotId)?.findings.map(({ says }) => says) ?? [];

export const readEudrPack = handle(contract, async ({ keeperId, lotId }, { db }) => {
  const gathered = await gatherPlots(db, keeperId, lotId);
  const drawn = new Map(gathered.plots.map((plot) => [plot.plotId, plot]));
  const plots = [...gathered.shapes.values()].map(({ plotId, name, lga, stateCode }) => {
    const [plot, said] = [drawn.get(plotId), saidOf(plotId, gathered)];
    return {
      plotId,
      name,
      lga,
      stateCode,
      hectares: plot === undefined ? null : hectaresOf(plot.place),
      faults: eudrFaults.filter((one) => said.includes(one)),
      doubts: eudrDoubts.filter((one) => said.includes(one)),
    };
  });
  return { plots, gaps: gathered.gaps.map((one) => ({ ...one })), isReady: isReadyPack(gathered) };
});
