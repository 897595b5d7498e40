import { guidanceRows } from '@shuka/domain/supervision';
import { usePerson } from '#accounts';
import { useRow } from '#kit/rows.ts';

/** The zone this person supervises, as their phone knows it; `zone` is null for none. */
export const useMyZone = () => {
  const { person } = usePerson();
  const loaded = useRow(guidanceRows, person.accountId);
  return loaded.state === 'ready'
    ? { ...loaded, value: { zone: loaded.value?.row.supervises ?? null, postedTo: loaded.value?.row.postedTo ?? null } }
    : loaded;
};
