import { Hourglass } from 'lucide-react';
import { useWords } from '#kit/words.tsx';
import { OwnInvestorFile } from './OwnInvestorFile.tsx';
import { usePerson } from './SessionProvider.tsx';

/** Where an investor lands who is not approved yet: that they wait, and the file nobody is approved without. */
export const InvestorPendingPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <p className="flex gap-3 text-lg">
        <Hourglass aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('dashboard.pending')}
      </p>
      <h2 className="text-xl font-bold">{t('investor.fileTitle')}</h2>
      <OwnInvestorFile saysMissing={t('investor.fileMissing')} saysComplete={t('investor.fileComplete')} />
    </section>
  );
};
