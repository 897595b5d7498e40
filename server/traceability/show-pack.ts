import { eudrDoubts, eudrFaults, hectaresOf, type readEudrPack } from '@shuka/domain/traceability';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { isReadyPack, type Gathered } from './gather-plots.ts';
import { noLand } from './land-store.ts';

const saidOf = (plotId: string, { findings }: Gathered): readonly string[] =>
  findings.find((one) => one.plotId === plotId)?.findings.map(({ says }) => says) ?? [];

/** What was gathered of plots, as people see it before they hand it in. */
export const showPack = (gathered: Gathered): OutputOf<typeof readEudrPack> => {
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
      land: gathered.land.get(plotId) ?? noLand,
    };
  });
  return { plots, gaps: gathered.gaps.map((one) => ({ ...one })), isReady: isReadyPack(gathered) };
};
