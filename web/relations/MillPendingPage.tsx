import { CircleCheck, Hourglass, MailCheck } from 'lucide-react';
import { readCompany } from '@shuka/domain/relations';
import { usePerson } from '#accounts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

const steps = [
  { says: 'mill.pendingReceived', Icon: CircleCheck },
  { says: 'mill.pendingLook', Icon: Hourglass },
  { says: 'mill.pendingMail', Icon: MailCheck },
] as const;

/** Where an agro-processor lands who is not approved yet: where their application stands and what happens next. */
export const MillPendingPage = () => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const loaded = useLoad(readCompany, {});
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <p className="text-lg">{t('mill.pendingTitle')}</p>
      <ol className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
        {steps.map(({ says, Icon }) => (
          <li key={says} className="flex gap-3 text-lg">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
            <span>{t(says)}</span>
          </li>
        ))}
      </ol>
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
