import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react';
import { useWords, type WordId } from '#kit/words.tsx';

const tones = {
  good: { Icon: CircleCheck, look: 'bg-leaf-soft text-leaf' },
  warn: { Icon: CircleDashed, look: 'bg-ochre-soft text-ink' },
  bad: { Icon: CircleX, look: 'bg-danger-soft text-danger' },
  quiet: { Icon: CircleMinus, look: 'bg-line text-ink' },
} as const;

type Props = { readonly look: { readonly says: WordId; readonly tone: keyof typeof tones } };

/** A status in its colour, with a sign and its word, so that nobody needs the colour to read it. */
export const StatusMark = ({ look: { says, tone } }: Props) => {
  const { t } = useWords();
  const { Icon, look } = tones[tone];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(says)}
    </span>
  );
};
