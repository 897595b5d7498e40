import { memo } from 'react';
import { Link } from 'wouter';
import type { Farm } from '@shuka/domain/farms';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { ClashMark } from './ClashMark.tsx';
import { FarmFacts } from './FarmFacts.tsx';
import { FarmPicture } from './FarmPicture.tsx';
import type { Glance } from './glances.ts';

type Props = { readonly kept: Kept<Farm>; readonly glance: Glance | undefined };

/** One farm at a glance, for its keeper; the whole card leads to its page. */
export const FarmCard = memo(({ kept: { row: farm, state }, glance }: Props) => (
  <article className="relative grid content-start gap-3 rounded-2xl border border-line bg-paper p-3 shadow-sm hover:shadow-md">
    <FarmPicture name={farm.name} photoId={glance?.photoId ?? null} part="thumb" />
    <div className="flex flex-wrap items-baseline justify-between gap-x-2">
      <h2 className="min-w-0 break-words text-lg font-bold">
        <Link to={`/Farmer/farm/${farm.id}`} className="after:absolute after:inset-0 after:rounded-2xl">
          {farm.name}
        </Link>
      </h2>
      <StateMark state={state} />
    </div>
    <FarmFacts farm={farm} glance={glance} />
    <ClashMark count={glance?.clashes} />
  </article>
));
