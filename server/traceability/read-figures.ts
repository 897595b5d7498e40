import { readFigures as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { makeFigures } from './make-figures.ts';

export const readFigures = handle(contract, ({ companyId, from, to }, context) =>
  makeFigures(context, { companyIds: [companyId], from, to }, 0),
);
