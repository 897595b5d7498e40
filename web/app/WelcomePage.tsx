import { usePerson } from '#accounts';
import { Notice } from '#kit/notice.tsx';
import { productName } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';

/** Where managers, investors and processors land: who they are here, and where their application stands. */
export const WelcomePage = () => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const facts = [
    [t('dashboard.name'), `${person.firstName} ${person.lastName}`],
    [t('accounts.email'), person.email],
    [t('dashboard.role'), person.roles.map((role) => say(`role.${role}`)).join(', ')],
    [t('dashboard.state'), say(`people.state.${person.state}`)],
  ] as const;
  return (
    <section className="grid max-w-2xl gap-5">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <Notice kind={person.state === 'pending' ? 'hint' : 'done'}>
        {person.state === 'pending' ? t('dashboard.pending') : t('dashboard.active', { product: productName() })}
      </Notice>
      <dl className="grid gap-3 rounded-2xl border border-line bg-paper p-4 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="break-words text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
