import { provisionBands, readPortfolio as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { findBands, findRestructured } from './desk-store.ts';
import { findWrittenOff } from './write-off-store.ts';

/** Days after which a loan is a risk: the measure that lenders share (PAR30). */
const riskDays = 30;

export const readPortfolio = handle(contract, async (_input, { db, clock }) => {
  const onDay = dayOf(clock.now());
  const found = await findBands(
    db,
    onDay,
    provisionBands.map(({ fromDays }) => fromDays),
  );
  const bands = provisionBands.map((band) => {
    const { loans = 0, outstandingKobo = 0 } = found.find(({ fromDays }) => fromDays === band.fromDays) ?? {};
    return { ...band, loans, outstandingKobo, provisionKobo: Math.ceil((outstandingKobo * band.ppm) / 1_000_000) };
  });
  const sum = (some: readonly { outstandingKobo: number }[]): number =>
    some.reduce((total, one) => total + one.outstandingKobo, 0);
  const [outstandingKobo, lateKobo] = [sum(bands), sum(bands.filter(({ fromDays }) => fromDays > riskDays))];
  return {
    onDay,
    loans: bands.reduce((total, { loans }) => total + loans, 0),
    outstandingKobo,
    lateKobo,
    lateBasisPoints: outstandingKobo === 0 ? null : Math.round((lateKobo / outstandingKobo) * 10_000),
    bands,
    restructured: await findRestructured(db, onDay, riskDays),
    writtenOff: await findWrittenOff(db),
  };
});
