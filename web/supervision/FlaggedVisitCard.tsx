import { Check, Flag, Search } from 'lucide-react';
import { useState } from 'react';
import type { LookedAt } from '@shuka/domain/supervision';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { distanceWords } from './distance-words.ts';
import { EvidencePart } from './EvidencePart.tsx';
import { SettleFlagForm } from './SettleFlagForm.tsx';

const metres = (value: number | null, words: Words): string => (value === null ? '–' : distanceWords(value, words));

/** What speaks for the visit and against it: each fact's name with its value. */
const factsOf = (visit: LookedAt, words: Words): readonly (readonly [string, string])[] => {
  const { t, say, language } = words;
  const { minutes, farmerSays } = visit;
  return [
    [t('board.arrived'), formatDate(visit.arrivedAt, language)],
    [t('board.lasted'), minutes === null ? '–' : t('board.minutes', { count: formatNumber(minutes) })],
    [t('board.away'), metres(visit.metresAway, words)],
    [t('board.accuracy'), metres(visit.accuracyMetres, words)],
    [t('board.code'), say(`board.code.${visit.code}`)],
    [
      t('board.farmerSays'),
      t(farmerSays === null ? 'board.saysNothing' : farmerSays ? 'board.saysYes' : 'board.saysNo'),
    ],
  ];
};

type Props = {
  readonly zoneId: string;
  readonly managerId: string;
  readonly visit: LookedAt;
  /** Nobody settles the marks of their own visits. */
  readonly isOwn: boolean;
  readonly onSettled: () => void;
};

/** A visit that should be talked over, with what it is held beside and the way to say what was found. */
export const FlaggedVisitCard = ({ zoneId, managerId, visit, isOwn, onSettled }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const [open, setOpen] = useState<'evidence' | 'settle' | null>(null);
  const toggle = (part: 'evidence' | 'settle') => () => setOpen(open === part ? null : part);
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="break-words font-bold">
        {visit.farmerName}, {formatDate(visit.visitedOn, language)}
      </h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {visit.flags.map((flag) => (
          <li key={flag} className="flex items-center gap-1 font-semibold text-danger">
            <Flag aria-hidden className="size-4 shrink-0" />
            {say(`board.flag.${flag}`)}
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {factsOf(visit, words).map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="whitespace-pre-line break-words">{visit.advice}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" aria-expanded={open === 'evidence'} onClick={toggle('evidence')}>
          <Search aria-hidden className="size-5 shrink-0" />
          {t('board.compare')}
        </Button>
        {!isOwn && (
          <Button look="quiet" aria-expanded={open === 'settle'} onClick={toggle('settle')}>
            <Check aria-hidden className="size-5 shrink-0" />
            {t('board.settle')}
          </Button>
        )}
      </div>
      {open === 'evidence' && <EvidencePart zoneId={zoneId} managerId={managerId} visitId={visit.visitId} />}
      {open === 'settle' && (
        <SettleFlagForm zoneId={zoneId} managerId={managerId} visit={visit} onSettled={onSettled} />
      )}
    </article>
  );
};
