import { RotateCcw } from 'lucide-react';
import { settleReference, type ReferenceVersionRow } from '@shuka/domain/admin';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { SecondDecision } from '#kit/second-decision.tsx';
import { useWords } from '#kit/words.tsx';
import { VersionFigures } from './VersionFigures.tsx';

type Props = {
  readonly name: string;
  readonly version: ReferenceVersionRow;
  /** The one that holds now, which the others are compared with. */
  readonly held: ReferenceVersionRow;
  readonly onDone: () => void;
  /** Begins a draft with its figures; null where that cannot be. */
  readonly onAgain: (() => void) | null;
};

/** One version: what it says, beside what holds now, who said so, and for another admin the decision. */
export const VersionCard = ({ name, version: one, held, onDone, onAgain }: Props) => {
  const { t, say, language } = useWords();
  const people = [
    one.askedByName === '' ? t('reference.ofRelease') : t('roles.askedBy', { name: one.askedByName }),
    ...(one.decidedByName === '' ? [] : [t('roles.decidedBy', { name: one.decidedByName })]),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="font-bold">
        {[
          ...(one.version === null ? [] : [t('reference.versionNumber', { version: one.version })]),
          say(`reference.state.${one.state}`),
        ].join(' · ')}
      </h3>
      <p>{t('reference.since', { day: formatDate(one.fromDay, language) })}</p>
      <p className="break-words text-sm text-ink-soft">
        {[one.source, formatDate(one.sourceDay, language)].join(' · ')}
      </p>
      {one.sourceUrl !== '' && (
        <a
          href={one.sourceUrl}
          rel="noreferrer"
          target="_blank"
          className="inline-flex min-h-11 items-center break-all text-leaf underline underline-offset-4"
        >
          {one.sourceUrl}
        </a>
      )}
      <p className="break-words text-sm text-ink-soft">{people.join(' · ')}</p>
      <VersionFigures name={name} version={one} held={held} />
      {one.mayDecide && (
        <SecondDecision
          contract={settleReference}
          draftOf={(said) => ({ ...said, versionId: one.id ?? '' })}
          onDone={onDone}
        />
      )}
      {onAgain !== null && (
        <Button look="quiet" className="justify-self-start" onClick={onAgain}>
          <RotateCcw aria-hidden className="size-5 shrink-0" />
          {t('reference.again')}
        </Button>
      )}
    </li>
  );
};
