import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { PendingSteps } from './PendingSteps.tsx';
import { usePerson } from './SessionProvider.tsx';

/** Where a manager lands who is not approved yet: where their application stands and what happens next. */
export const PendingPage = () => {
  const { t, say } = useWords();
  const { person } = usePerson();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <p className="text-lg">{t('agentArea.pendingTitle')}</p>
      <PendingSteps received="agentArea.pendingReceived" look="agentArea.pendingLook" mail="agentArea.pendingMail" />
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
