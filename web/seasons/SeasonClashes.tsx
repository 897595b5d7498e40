import { Check, Split } from 'lucide-react';
import { useId, useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import type { Plot } from '@shuka/domain/farms';
import { settleSeason, type Season, type SeasonClash } from '@shuka/domain/seasons';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { engine } from '#kit/engine.ts';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { fieldText, fieldWords } from './season-facts.ts';
import { rowsOf, useKept } from '#kit/rows.ts';

type Props = { readonly season: Season; readonly plots: readonly Plot[] };

/** What two people changed at once in a season: both values, who said which, and a button to keep each. */
export const SeasonClashes = ({ season, plots }: Props) => {
  const fields = [...new Set(season.clashes.map(({ field }) => field))];
  return fields.map((field) => {
    // Of several of one field the oldest is chosen first, as the act does it.
    const clash = season.clashes.find((one) => one.field === field);
    return clash === undefined ? null : <ClashCard key={field} season={season} clash={clash} plots={plots} />;
  });
};

const ClashCard = ({ season, clash, plots }: Props & { clash: SeasonClash }) => {
  const words = useWords();
  const { t, language } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (choice: 'now' | 'other'): Promise<void> => {
    setBusy(true);
    const settled = await submit(settleSeason, { seasonId: season.id, field: clash.field, choice });
    setBusy(false);
    setProblem(settled.ok ? null : failureWords(settled.failure, words));
  };
  return (
    <article className="grid gap-3 rounded-2xl border-2 border-ochre bg-paper p-4">
      <h2 className="flex gap-2 text-lg font-bold">
        <Split aria-hidden className="mt-0.5 size-6 shrink-0" />
        {t('farms.clashTitle', { what: t(fieldWords[clash.field]) })}
      </h2>
      <p className="text-ink-soft">{t('farms.clashAt', { time: formatDateTime(clash.at, language) })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['now', 'other'] as const).map((side) => (
          <Side
            key={side}
            text={fieldText(clash.field, clash[side], plots, words) ?? t('seasons.nothingSaid')}
            side={side}
            by={side === 'now' ? clash.nowBy : clash.otherBy}
            keeperId={season.keeperId}
            isBusy={isBusy}
            onKeep={() => void choose(side)}
          />
        ))}
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </article>
  );
};

type SideProps = {
  readonly text: string;
  readonly side: 'now' | 'other';
  readonly by: string;
  readonly keeperId: string;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
};

/** Who said a value, as seen by the one who looks. */
const useWho = (by: string, keeperId: string): string => {
  const { t } = useWords();
  const keeper = rowsOf(useKept(farmerRows)).find(({ id }) => id === keeperId);
  const viewerId = engine.get()?.accountId;
  if (by === viewerId) return t('farms.saidYou');
  if (by === keeperId) return keeper === undefined ? t('farms.saidFarmer') : `${keeper.firstName} ${keeper.lastName}`;
  return viewerId === keeperId ? t('farms.saidManager') : t('farms.saidSomeone');
};

const Side = ({ text, side, by, keeperId, isBusy, onKeep }: SideProps) => {
  const { t } = useWords();
  const id = useId();
  const who = useWho(by, keeperId);
  return (
    <div className="grid content-between gap-3 rounded-xl border border-line p-3">
      <div id={id} className="grid gap-1">
        <p className="text-sm text-ink-soft">{t(side === 'now' ? 'farms.clashNow' : 'farms.clashOther')}</p>
        <p className="break-words text-lg font-bold">{text}</p>
        <p>{t('farms.saidBy', { who })}</p>
      </div>
      <Button look="quiet" disabled={isBusy} aria-describedby={id} onClick={onKeep}>
        <Check aria-hidden className="size-5" />
        {t('farms.keepThis')}
      </Button>
    </div>
  );
};
