import { usePerson } from '#accounts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { productName } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';

/** Where investors and processors land: who they are here, and where their application stands. */
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
      <Facts facts={facts} />
    </section>
  );
};
