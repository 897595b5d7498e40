import { useMemo } from 'react';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { usePerson } from '#accounts';
import { rowsOf, useKept } from '#kit/rows.ts';

type OfKeeper = { readonly id: string; readonly keeperId: string };

/** The records of a type that are this person's own; none while they are being read. */
export const useOwnRows = <Row extends OfKeeper>(type: RowType<Row>): readonly Row[] => {
  const { person } = usePerson();
  const kept = useKept(type);
  return useMemo(() => rowsOf(kept).filter(({ keeperId }) => keeperId === person.accountId), [kept, person.accountId]);
};
