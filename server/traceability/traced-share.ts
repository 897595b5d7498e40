import { figureLimits } from '@shuka/domain/traceability';
import { findLotOrigins } from '#lots';
import type { Db } from '#kit/db.ts';
import { findAddresses, findAncestry, findOutputs, type AncestryEdge } from './figure-store.ts';

const { mostTracedOutputs, mostTracedThings } = figureLimits;

/** The things that nothing is known to have become, some of `outputs` among them. */
const leavesOf = (outputs: readonly number[], edges: readonly AncestryEdge[]): number[] => {
  const made = new Set(edges.map(({ to }) => to));
  return [...new Set([...outputs, ...edges.map(({ from }) => from)])].filter((one) => !made.has(one));
};

/** All that came of some things. */
const spread = (from: readonly number[], edges: readonly AncestryEdge[]): Set<number> => {
  const became = new Map<number, AncestryEdge[]>();
  for (const edge of edges) {
    const known = became.get(edge.from);
    if (known === undefined) became.set(edge.from, [edge]);
    else known.push(edge);
  }
  const reached = new Set(from);
  for (const one of reached) for (const { to } of became.get(one) ?? []) reached.add(to);
  return reached;
};

/**
 * Of the newest lots that came out of processing and packing in a time: how many go back, by every way, to harvests whose plots
 * are named. One that anything unnamed went into is not among them.
 */
export const tracedShare = async (
  db: Db,
  publicUrl: string,
  companyIds: readonly string[],
  span: { readonly from: Date; readonly to: Date },
): Promise<{ full: number; of: number; isCut: boolean }> => {
  const found = await findOutputs(db, companyIds, span, mostTracedOutputs + 1);
  const outputs = found.slice(0, mostTracedOutputs);
  const edges = await findAncestry(db, outputs, mostTracedThings + 1);
  const leaves = leavesOf(outputs, edges);
  const addresses = await findAddresses(db, leaves);
  const head = `${publicUrl}/lot/`;
  const idOf = (thing: string): string | null =>
    thing.startsWith(head) ? (/\/lot\/([0-9a-f-]{36})$/.exec(thing)?.[1] ?? null) : null;
  const origins = await findLotOrigins(
    db,
    addresses.flatMap(({ thing }) => idOf(thing) ?? []),
  );
  const plotted = new Set(origins.filter(({ plotId }) => plotId !== null).map(({ lotId }) => lotId));
  const unknown = addresses.filter(({ thing }) => !plotted.has(idOf(thing) ?? '')).map(({ number }) => number);
  const open = spread(unknown, edges);
  const isCut = found.length > outputs.length || edges.length > mostTracedThings;
  return { full: outputs.filter((one) => !open.has(one)).length, of: outputs.length, isCut };
};
