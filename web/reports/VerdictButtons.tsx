import { verdicts, type Verdict } from '@shuka/domain/reports';
import { useWords } from '#kit/words.tsx';
import { verdictLooks } from './inspection-words.ts';

type Props = { readonly chosen: Verdict | null; readonly onChoose: (verdict: Verdict) => void };

/** The three answers, each as wide as a thumb; the chosen one says so by more than its colour. */
export const VerdictButtons = ({ chosen, onChoose }: Props) => {
  const { t } = useWords();
  return (
    <div className="grid grid-cols-3 gap-2">
      {verdicts.map((verdict) => {
        const { says, Icon, colour } = verdictLooks[verdict];
        return (
          <button
            key={verdict}
            type="button"
            aria-pressed={verdict === chosen}
            onClick={() => onChoose(verdict)}
            className="grid min-h-16 content-center justify-items-center gap-1 rounded-xl border-2 border-line-strong p-1 text-center text-sm font-semibold aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
          >
            <Icon aria-hidden className={`size-6 shrink-0 ${colour}`} />
            {t(says)}
          </button>
        );
      })}
    </div>
  );
};
