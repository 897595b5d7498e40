import type { Outcome } from '@shuka/domain/reports';
import { useWords } from '#kit/words.tsx';
import { outcomeLooks } from './inspection-words.ts';

/** What came of an inspection, by a sign and a word. */
export const OutcomeLine = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useWords();
  const { says, Icon, colour } = outcomeLooks[outcome];
  return (
    <p className={`flex items-center gap-2 text-lg font-bold ${colour}`}>
      <Icon aria-hidden className="size-6 shrink-0" />
      {t(says)}
    </p>
  );
};
