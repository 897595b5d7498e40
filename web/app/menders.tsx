import { lazy, Suspense } from 'react';
import { farmRows, plotRows, registerFarm, registerPlot, reviseFarm, revisePlot } from '@shuka/domain/farms';
import { loadMendFarmForm } from '#farms';
import { world } from '#kit/engine.ts';
import { Loading } from '#kit/loading.tsx';
import type { Menders, MendProps } from '#sync';
import { paths } from './paths.ts';

const LazyFarmForm = lazy(async () => ({ default: await loadMendFarmForm() }));

const FarmForm = (props: MendProps) => (
  <Suspense fallback={<Loading />}>
    <LazyFarmForm {...props} />
  </Suspense>
);

const fieldOf = (value: unknown, name: string): string | null => {
  const field = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof field === 'string' ? field : null;
};

/** The page on which a plot's boundary is drawn anew: under the farm's page of whoever is here. */
const boundaryPath = (accountId: string, plotId: string | null, farmId: string | null): string | null => {
  if (plotId === null || farmId === null) return null;
  const keeperId = fieldOf(world.find(farmRows.name, farmId)?.row, 'keeperId');
  const farm = keeperId === accountId ? paths.farm : paths.managerFarm;
  return `${farm}/${farmId}/plots/${plotId}/boundary`;
};

/** How each kind of act that needs fixing is edited. */
export const mendersFor = (accountId: string): Menders => ({
  [registerFarm.name]: { kind: 'form', Form: FarmForm },
  [reviseFarm.name]: { kind: 'form', Form: FarmForm },
  [registerPlot.name]: {
    kind: 'page',
    pathOf: (input) => boundaryPath(accountId, fieldOf(input, 'id'), fieldOf(input, 'farmId')),
  },
  [revisePlot.name]: {
    kind: 'page',
    pathOf: (input) => {
      const plotId = fieldOf(input, 'plotId');
      const plot = plotId === null ? null : world.find(plotRows.name, plotId)?.row;
      return boundaryPath(accountId, plotId, fieldOf(plot, 'farmId'));
    },
  },
});
