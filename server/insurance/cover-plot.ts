import {
  amountsOf,
  cellsAround,
  coveredLand,
  coverPlot as contract,
  seasonOf,
  windowOf,
  type CoverConsent,
} from '@shuka/domain/insurance';
import { cellOf } from '@shuka/domain/advisory';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findPlotOf, type FarmPlace } from '#farms';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { insertCover, type NewCover } from './cover-store.ts';
import { demandMayInsure } from './may-insure.ts';
import { findProduct, type ProductRow } from './product-store.ts';
import { watchCells } from './rain-store.ts';
import { showCover } from './show-covers.ts';
import { tellBegun, tellUnpaid } from './tell-cover.ts';

/** The newest terms, which are those that were read. @throws Problem `no-such-product`, `product-changed`. */
const findRead = async (db: Db, productId: string, version: number): Promise<ProductRow> => {
  const product = await findProduct(db, productId);
  if (product === null) throw new Problem('no-such-product');
  if (product.version !== version) throw new Problem('product-changed');
  return product;
};

/** The square of the middle of the plot, else of its LGA. @throws Problem `plot-without-area`. */
const squareOf = ({ position, stateCode, lga }: FarmPlace): string => {
  const at = position ?? placeCentre(stateCode, lga)?.position;
  if (at === undefined) throw new Problem('plot-without-area');
  return cellOf(at).key;
};

/** The rain of the square is noted from now on, and that of the squares around where the product falls back on them. */
const watch = async (db: Db, { cell, windowUntil }: NewCover, { terms }: ProductRow): Promise<void> => {
  if (terms.index.kind === 'yield') return;
  const around = terms.index.fallback.usesNeighbours ? cellsAround(cell) : [];
  await watchCells(db, [cell, ...around], windowUntil);
};

/** A manager says how the farmer said yes. @throws Problem `invalid` beside the field. */
const demandConsent = (isOwn: boolean, consent: CoverConsent | null): CoverConsent | null => {
  if (isOwn) return null;
  if (consent === null) throw refusedField('consent.how', 'insurance.agreedHowRequired');
  return consent;
};

export const coverPlot = handle(contract, async (asked, context) => {
  const { id, keeperId, plotId, productId, version, payTime } = asked;
  const { db, clock } = context;
  const now = clock.now();
  const by = viewerOf(context).accountId;
  const consent = demandConsent(by === keeperId, asked.consent);
  const money = await demandMayInsure(context);
  const product = await findRead(db, productId, version);
  const plot = await findPlotOf(db, keeperId, plotId);
  if (plot === null) throw new Problem('no-such-plot');
  const squareMetres = coveredLand(product.terms, payTime, plot, dayOf(now));
  const { from: windowFrom, until: windowUntil } = windowOf(product.terms);
  const amounts = amountsOf(product.terms, squareMetres);
  const isFree = amounts.ownKobo === 0;
  const cover: NewCover = {
    id,
    keeperId,
    productId,
    version,
    plotId,
    payTime,
    money,
    squareMetres,
    windowFrom,
    windowUntil,
    ...amounts,
    plotName: plot.name,
    lga: plot.lga,
    cell: squareOf(plot),
    season: seasonOf(product.terms),
    state: payTime === 'now' && !isFree ? 'unpaid' : 'active',
    consent,
  };
  if (!(await insertCover(db, cover, by, now))) throw new Problem('covered-already');
  await watch(db, cover, product);
  const shown = await showCover(context, id);
  if (shown.state === 'active') await tellBegun(context, shown);
  else if (consent !== null) await tellUnpaid(context, shown);
  return shown;
});
