import { Check, CheckCheck, Eye, type LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import { marksOf, sideOf, standingOf, type Conversation, type Message } from '@shuka/domain/messaging';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords, type WordId } from '#kit/words.tsx';

const looks: Readonly<
  Record<ReturnType<typeof standingOf>, { readonly Icon: ComponentType<LucideProps>; readonly says: WordId }>
> = {
  sent: { Icon: Check, says: 'talk.sent' },
  delivered: { Icon: CheckCheck, says: 'talk.delivered' },
  read: { Icon: Eye, says: 'talk.read' },
};

type Props = { readonly kept: Kept<Message>; readonly conversation: Conversation | null };

/** How far a message of this side has come: on this phone, sent, on the other side's phone, or read there. */
export const MessageMark = ({ kept: { row, state }, conversation }: Props) => {
  const { t } = useWords();
  if (row.number === null || state !== 'accepted') return <StateMark state={state} />;
  const otherSide = sideOf(row.writerId, row.keeperId) === 'farmer' ? 'manager' : 'farmer';
  const { Icon, says } = looks[standingOf(row.number, marksOf(conversation, otherSide))];
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-leaf">
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(says)}
    </span>
  );
};
