import { CircleCheck, Hourglass, MailCheck } from 'lucide-react';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { usePerson } from './SessionProvider.tsx';

const steps = [
  { says: 'agentArea.pendingReceived', Icon: CircleCheck },
  { says: 'agentArea.pendingLook', Icon: Hourglass },
  { says: 'agentArea.pendingMail', Icon: MailCheck },
] as const;

/** Where a manager lands who is not approved yet: where their application stands and what happens next. */
export const PendingPage = () => {
  const { t, say } = useWords();
  const { person } = usePerson();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <p className="text-lg">{t('agentArea.pendingTitle')}</p>
      <ol className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
        {steps.map(({ says, Icon }) => (
          <li key={says} className="flex gap-3 text-lg">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
            <span>{t(says)}</span>
          </li>
        ))}
      </ol>
      <Facts
        facts={[
          [t('dashboard.name'), `${person.firstName} ${person.lastName}`],
          [t('accounts.email'), person.email],
          [t('dashboard.role'), person.roles.map((role) => say(`role.${role}`)).join(', ')],
          [t('dashboard.state'), say(`people.state.${person.state}`)],
        ]}
      />
      <p className="text-ink-soft">{t('agentArea.pendingRefused')}</p>
    </section>
  );
};
