import { memo, useMemo } from 'react';
import { Link } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { usePerson } from '#accounts';
import { useKept, type Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import type { Glances } from './glances.ts';
import type { FarmInCare } from './in-care.ts';
import { useGlances } from './use-glances.ts';
import { useFarmsInCare } from './use-farms-in-care.ts';

const none: readonly Kept<Farm>[] = [];

const hasClash = (glances: Glances, farmId: string): boolean => (glances.get(farmId)?.clashes ?? 0) > 0;

/** The farms in a manager's care where two people changed the same thing; nothing while there are none. */
export const SettlePanel = () => {
  const { person } = usePerson();
  const people = useKept(farmerRows);
  const land = useKept(farmRows);
  const glances = useGlances();
  // The manager's own farms are few; those in care are thousands, and are not asked one by one at each save.
  const own = useMemo(() => land.filter(({ row }) => row.keeperId === person.accountId), [land, person.accountId]);
  const clashes = own.reduce((total, { row }) => total - (glances.get(row.id)?.clashes ?? 0), glances.clashes);
  const clashing = useMemo(
    () => (clashes === 0 ? none : land.filter(({ row }) => hasClash(glances, row.id))),
    [clashes, land, glances],
  );
  return <ToSettle farms={useFarmsInCare(clashing, people, person.accountId)} />;
};

const ToSettle = memo(({ farms }: { farms: readonly FarmInCare[] }) => {
  const { t } = useWords();
  if (farms.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{t('farms.clashes')}</h2>
      <ul className="grid gap-2">
        {farms.map(({ kept: { row }, keeper }) => (
          <li key={row.id}>
            <Link
              to={`/extension-farms/${row.id}`}
              className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-xl border-2 border-ochre bg-paper px-4 py-2"
            >
              <strong className="min-w-0 break-words">{row.name}</strong>
              <span className="min-w-0 break-words">{keeper}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
