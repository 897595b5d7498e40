import { UserRound } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import type { Farm } from '@shuka/domain/farms';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { ClashMark } from './ClashMark.tsx';
import { FarmFacts } from './FarmFacts.tsx';
import type { Glance } from './glances.ts';

type Props = { readonly kept: Kept<Farm>; readonly keeper: string; readonly glance: Glance | undefined };

/** One farm at a glance, for the manager who looks after its keeper. No picture: a list of hundreds stays light. */
export const ManagerFarmCard = memo(({ kept: { row: farm, state }, keeper, glance }: Props) => {
  const { t } = useWords();
  return (
    <article className="relative grid content-start gap-3 rounded-2xl border border-line bg-paper p-4 shadow-sm hover:shadow-md">
      <header className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 className="min-w-0 break-words text-lg font-bold">{farm.name}</h2>
        <StateMark state={state} />
      </header>
      {keeper !== '' && (
        <p className="flex gap-2 font-semibold">
          <UserRound aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          <span className="min-w-0 break-words">{keeper}</span>
        </p>
      )}
      <FarmFacts farm={farm} glance={glance} />
      <ClashMark count={glance?.clashes} />
      <Link
        to={`/extension-farms/${farm.id}`}
        aria-label={t('farms.detailsOf', { name: farm.name })}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4 after:absolute after:inset-0 after:rounded-2xl"
      >
        {t('farms.details')}
      </Link>
    </article>
  );
});
