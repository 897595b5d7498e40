import { MapPin } from 'lucide-react';
import { Link } from 'wouter';
import type { Opportunity } from '@shuka/domain/marketplace';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { useWords } from '#kit/words.tsx';
import { opportunityPicture } from './opportunity-picture.ts';

type Props = { readonly opportunity: Opportunity; readonly to: string };

/** One agri-business among others, with the way to all of it. */
export const OpportunityCard = ({ opportunity, to }: Props) => {
  const { t } = useWords();
  const { name, type, description, stateCode, lga } = opportunity;
  return (
    <article className="grid content-start gap-3 overflow-hidden rounded-2xl border border-line bg-paper pb-4">
      <img
        src={opportunityPicture(opportunity)}
        alt=""
        width="480"
        height="240"
        className="aspect-[2/1] w-full object-cover"
      />
      <div className="grid gap-2 px-4">
        <h2 className="break-words text-lg font-bold">{name}</h2>
        {type !== '' && <p className="text-ink-soft">{type}</p>}
        <p className="flex gap-2">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {[lga, stateName(stateCode)].join(', ')}
        </p>
        <p className="line-clamp-4 break-words">{description}</p>
        <Link
          to={to}
          aria-label={t('investor.viewDetailsOf', { name })}
          className="inline-flex min-h-12 items-center justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
        >
          {t('investor.viewDetails')}
        </Link>
      </div>
    </article>
  );
};
