import { ArrowLeft, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { farmerRows, profileRows } from '@shuka/domain/accounts';
import type { Likeness } from '@shuka/domain/relations';
import { Button } from '#kit/button.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly found: readonly Likeness[]; readonly onOther: () => void; readonly onBack: () => void };

/** Those on this phone who may be the same person; a person decides. */
export const LikeFarmers = ({ found, onOther, onBack }: Props) => {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
        {t('assist.likeTitle')}
      </h2>
      <ul className="grid gap-3">
        {found.map((one) => (
          <LikeCard key={one.id} like={one} />
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-5" />
          {t('assist.back')}
        </Button>
        <Button onClick={onOther}>{t('assist.likeOther')}</Button>
      </div>
    </section>
  );
};

const LikeCard = ({ like }: { like: Likeness }) => {
  const { t, say } = useWords();
  const farmer = useRow(farmerRows, like.id);
  const profile = useRow(profileRows, like.id);
  const row = farmer.state === 'ready' ? farmer.value?.row : undefined;
  const place = profile.state === 'ready' ? profile.value?.row : undefined;
  if (row === undefined) return null;
  const lives = [place?.location, place?.lga].filter((text) => text !== undefined && text !== '').join(', ');
  return (
    <li className="grid gap-2 rounded-2xl border-2 border-ochre bg-paper p-4">
      <strong className="break-words text-lg">
        {row.firstName} {row.lastName}
      </strong>
      <span className="break-words">{[lives, row.phone].filter((text) => text !== '').join(' · ')}</span>
      <ul className="flex flex-wrap gap-2">
        {like.reasons.map((reason) => (
          <li key={reason} className="rounded-lg bg-leaf-soft px-2 py-1 text-sm font-semibold">
            {say(`assist.like.${reason}`)}
          </li>
        ))}
      </ul>
      <Link
        to={`/extension-farmers/${like.id}`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <UserRound aria-hidden className="size-5" />
        {t('assist.likeOpen')}
      </Link>
    </li>
  );
};
