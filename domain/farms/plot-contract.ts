import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { areaHectares } from '#kit/geodesy.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { page, pageQuery } from '#kit/text.ts';
import { farmHands, ofFarm } from './contract.ts';
import { plot, plotDetails, plotDraft, plotRows, type PlotDetails, type PlotDraft } from './plot-model.ts';

const ofPlot = { kind: 'plot', idField: 'plotId' } as const;

export const registerPlot = endpoint({
  name: 'farms.registerPlot',
  method: 'POST',
  path: '/api/farms/:farmId/plots',
  who: farmHands,
  object: ofFarm,
  input: plotDraft,
  output: plot,
  errors: { 'too-many-plots': 409 },
  offline: 'queue',
  effects: [
    effect(
      plotRows,
      ({ id: plotId }: PlotDraft) => plotId,
      (before, draft, { accountId, now }) =>
        before ?? {
          ...draft,
          keeperId: accountId,
          areaHectares: areaHectares(draft.boundary),
          overlapHectares: 0,
          revision: 0,
          createdAt: now.toISOString(),
        },
    ),
  ],
  audit: 'registered a plot',
  creates: true,
  summary: 'Registers a plot of a farm by its corners',
});

export const listPlots = endpoint({
  name: 'farms.listPlots',
  method: 'GET',
  path: '/api/farms/:farmId/plots',
  who: { ...farmHands, admin: 'any' },
  object: ofFarm,
  input: z.strictObject({ farmId: id, ...pageQuery }),
  output: page(plot),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The plots of one farm, newest first',
});

export type PlotChanges = Partial<PlotDetails>;

const changes = z.partial(plotDetails);

export const revisePlot = endpoint({
  name: 'farms.revisePlot',
  method: 'PATCH',
  path: '/api/plots/:plotId',
  who: farmHands,
  object: ofPlot,
  input: z.strictObject({ plotId: id, was: changes, becomes: changes }),
  output: plot,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      plotRows,
      ({ plotId }: { plotId: string; becomes: PlotChanges }) => plotId,
      (before, { becomes }) =>
        before && {
          ...before,
          ...becomes,
          areaHectares: becomes.boundary === undefined ? before.areaHectares : areaHectares(becomes.boundary),
        },
    ),
  ],
  audit: 'changed a plot',
  summary: "Changes a plot's name or boundary; a boundary that was drawn anew elsewhere meanwhile stays, both are kept",
});

export const removePlot = endpoint({
  name: 'farms.removePlot',
  method: 'DELETE',
  path: '/api/plots/:plotId',
  who: farmHands,
  object: ofPlot,
  input: z.strictObject({ plotId: id, revision: z.int() }),
  output: z.strictObject({}),
  errors: { 'changed-elsewhere': 409 },
  offline: 'queue',
  effects: [
    effect(
      plotRows,
      ({ plotId }: { plotId: string }) => plotId,
      () => null,
    ),
  ],
  audit: 'removed a plot',
  summary: 'Removes a plot, unless someone changed it since: an edit beats a removal',
});
