import { draftReference as contract } from '@shuka/domain/admin';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import type { Reference } from '@shuka/domain/kit/reference.ts';
import { demandPassword } from '#accounts';
import { asOfVersion, insertReferenceVersion, newestVersionOf } from '#settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandReference, referenceNow } from './show-reference.ts';

/** The figures by the very schema that those of the release pass. @throws Problem `invalid` beside the figure. */
const parsed = ({ shape }: Reference, values: unknown): Readonly<Record<string, number>> => {
  const found = shape.safeParse(values);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const key = String(issue?.path[0] ?? '');
  throw refusedField(key === '' ? 'values' : `values.${key}`, issue?.message ?? 'field.wrong');
};

const isSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => one[key] === other[key]);

export const draftReference = handle(
  contract,
  async ({ id, name, madeOf, values, source, sourceUrl, sourceDay, fromDay }, context) => {
    const { db, clock } = context;
    const of = demandReference(name);
    const said = parsed(of, values);
    const today = dayOf(clock.now());
    if (sourceDay > today) throw refusedField('sourceDay', 'reference.sourceDayRequired');
    // What was reckoned by the figures of a day that is over stays as it was.
    if (fromDay < today) throw refusedField('fromDay', 'reference.fromDayRequired');
    if ((await newestVersionOf(db, of)) !== madeOf) throw new Problem('figures-changed');
    if (isSame(said, (await asOfVersion(db, of, madeOf)).values)) throw new Problem('figures-same');
    const askedBy = viewerOf(context).accountId;
    const draft = { id, name, madeOf, said, source, sourceUrl, sourceDay, fromDay, askedBy };
    if (!(await insertReferenceVersion(db, draft, clock.now()))) throw new Problem('figures-wait');
    return referenceNow(context, of);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
