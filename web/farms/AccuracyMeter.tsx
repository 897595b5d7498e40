import type { Fix } from '@shuka/domain/kit/fixes.ts';
import { useWords } from '#kit/words.tsx';

/** Up to so many metres a position is good, and fair; the same two steps that other plot mappers colour by. */
const goodMetres = 10;
const fairMetres = 30;

const looks = {
  good: { word: 'plots.accuracyGood', text: 'plots.accuracyGoodText', colours: 'border-leaf bg-leaf-soft text-leaf' },
  fair: {
    word: 'plots.accuracyFair',
    text: 'plots.accuracyFairText',
    colours: 'border-ochre bg-ochre-soft text-ochre',
  },
  poor: {
    word: 'plots.accuracyPoor',
    text: 'plots.accuracyPoorText',
    colours: 'border-danger bg-danger-soft text-danger',
  },
} as const;

const gradeOf = (metres: number): keyof typeof looks =>
  metres <= goodMetres ? 'good' : metres <= fairMetres ? 'fair' : 'poor';

/** How good the position is now: large, by colour and by word; and what to do when it is not good. */
export const AccuracyMeter = ({ fix, gateMetres }: { fix: Fix | null; gateMetres: number }) => {
  const { t } = useWords();
  if (fix === null)
    return <p className="rounded-xl border-2 border-line p-4 text-lg font-semibold">{t('plots.searching')}</p>;
  const { word, text, colours } = looks[gradeOf(fix.accuracyMetres)];
  const isPassing = fix.accuracyMetres <= gateMetres;
  return (
    <div className={`rounded-xl border-2 p-4 ${colours}`}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-4xl tabular-nums">
          {t('plots.metres', { metres: Math.ceil(fix.accuracyMetres) })}
        </strong>
        <span className="text-xl font-bold">{t(word)}</span>
      </p>
      <p className="text-ink">{t(isPassing ? 'plots.accuracyGoodText' : text)}</p>
    </div>
  );
};
