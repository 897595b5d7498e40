import { useMemo } from 'react';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { useKept } from './rows.ts';

/** Someone as they are chosen or named on a list. */
export type Someone = { readonly id: string; readonly name: string; readonly phone: string };

type PersonRow = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
};

/** The people a type of rows tells of, by last name, without `ownId`: a manager does not look after themself. */
export const usePeople = (type: RowType<PersonRow & { readonly cardCode: string }>, ownId: string) => {
  const kept = useKept(type);
  return useMemo(() => {
    const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;
    const people: readonly Someone[] = kept
      .map(({ row }) => row)
      .filter(({ id }) => id !== ownId)
      .toSorted((one, other) => compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName))
      .map(({ id, firstName, lastName, phone }) => ({ id, name: `${firstName} ${lastName}`, phone }));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return { people, nameOf: (id: string): string => names.get(id) ?? '' };
  }, [kept, ownId]);
};
