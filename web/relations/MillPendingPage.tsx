import { readCompany } from '@shuka/domain/relations';
import { PendingSteps, usePerson } from '#accounts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Where an agro-processor lands who is not approved yet: where their application stands and what happens next. */
export const MillPendingPage = () => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const loaded = useLoad(readCompany, {});
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <p className="text-lg">{t('mill.pendingTitle')}</p>
      <PendingSteps received="mill.pendingReceived" look="mill.pendingLook" mail="mill.pendingMail" />
      <LoadedPart loaded={loaded}>
        {({ company }) => (
          <Facts
            facts={[
              [t('company.name'), company?.name ?? ''],
              [t('dashboard.name'), `${person.firstName} ${person.lastName}`],
              [t('accounts.email'), person.email],
              [t('dashboard.state'), say(`people.state.${person.state}`)],
            ]}
          />
        )}
      </LoadedPart>
    </section>
  );
};
