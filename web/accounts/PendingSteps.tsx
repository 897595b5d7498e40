import { CircleCheck, Hourglass, MailCheck } from 'lucide-react';
import { useWords, type WordId } from '#kit/words.tsx';

type Props = { readonly received: WordId; readonly look: WordId; readonly mail: WordId };

/** How far an application is: it came in, somebody looks at it, its answer comes by mail. */
export const PendingSteps = ({ received, look, mail }: Props) => {
  const { t } = useWords();
  const steps = [
    { says: received, Icon: CircleCheck },
    { says: look, Icon: Hourglass },
    { says: mail, Icon: MailCheck },
  ];
  return (
    <ol className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      {steps.map(({ says, Icon }) => (
        <li key={says} className="flex gap-3 text-lg">
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
          <span>{t(says)}</span>
        </li>
      ))}
    </ol>
  );
};
