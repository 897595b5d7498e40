import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { page, pageQuery } from '#kit/text.ts';
import { farmHands, ofFarm } from './hands.ts';
import { plot, plotDetails, plotDraft, plotRows, type PlotDraft } from './plot-model.ts';
import { changedPlot, keptLand, type PlotChanges } from './plot-rules.ts';

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
          ...keptLand(draft.boundary),
          keeperId: accountId,
          overlapHectares: 0,
          revision: 1,
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

const changes = z.partial(plotDetails);

/** A boundary comes with how it was captured: corners of one walk with the accuracy of another would be a lie. */
const isWholeBoundary = ({ boundary, capturedBy, accuracyMetres, looksMocked }: PlotChanges): boolean =>
  [capturedBy, accuracyMetres, looksMocked].every((held) => (held === undefined) === (boundary === undefined));

const newDetails = changes.check(z.refine(isWholeBoundary, { error: 'field.wrong', path: ['boundary'] }));

export const revisePlot = endpoint({
  name: 'farms.revisePlot',
  method: 'PATCH',
  path: '/api/plots/:plotId',
  who: farmHands,
  object: ofPlot,
  input: z.strictObject({ plotId: id, was: changes, becomes: newDetails }),
  output: plot,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      plotRows,
      ({ plotId }: { plotId: string; becomes: PlotChanges }) => plotId,
      (before, { becomes }) => before && changedPlot(before, becomes),
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
