import { MessageCircle, MessageSquare, Phone, UserRound, type LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Agent } from '@shuka/domain/extension';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { whatsAppAddress } from './extension-words.ts';

/** Who looks after a farmer: face, name, since when, and every way to reach them. */
export const AgentCard = ({ agent }: { agent: Agent }) => {
  const { t, language } = useWords();
  const { phone } = agent;
  return (
    <article className="grid gap-4 rounded-2xl border border-line bg-paper p-4">
      <div className="flex items-center gap-4">
        <AgentFace agent={agent} />
        <div className="min-w-0">
          <h2 className="break-words text-xl font-bold">{agent.name}</h2>
          <p className="text-ink-soft">{t('extension.since', { date: formatDate(agent.since, language) })}</p>
          <p className="font-semibold">{phone}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <ReachLink to={`tel:${phone}`} says="extension.call" Icon={Phone} />
        <ReachLink to={`sms:${phone}`} says="extension.sms" Icon={MessageSquare} />
        <ReachLink to={whatsAppAddress(phone)} says="extension.whatsApp" Icon={MessageCircle} />
      </div>
    </article>
  );
};

/** The picture from the server; a figure while there is none, or no network. */
const AgentFace = ({ agent: { id, photoId, name } }: { agent: Agent }) => {
  const { t } = useWords();
  return (
    <span className="relative grid size-20 shrink-0 place-items-center overflow-hidden rounded-full bg-leaf-soft">
      <UserRound aria-hidden className="size-10 text-leaf" />
      {photoId !== null && (
        <img
          src={`/api/farmers/${id}/agent-photo/${photoId}`}
          alt={t('extension.photoOf', { name })}
          width="80"
          height="80"
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
          className="absolute inset-0 size-20 object-cover"
        />
      )}
    </span>
  );
};

type ReachProps = { readonly to: string; readonly says: WordId; readonly Icon: ComponentType<LucideProps> };

const ReachLink = ({ to, says, Icon }: ReachProps) => {
  const { t } = useWords();
  return (
    <a
      href={to}
      {...(to.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
      className="inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-4 font-semibold text-leaf hover:bg-leaf-soft"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {t(says)}
    </a>
  );
};
