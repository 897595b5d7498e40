import { useParams } from 'wouter';
import { readInvestorHistory, type InvestorHistory } from '@shuka/domain/accounts';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { Decisions } from './Decisions.tsx';
import { InvestorFileFacts } from './InvestorFileFacts.tsx';

/** One investor, for the admin who decides: what they said of themselves, every version, and the ways to answer. */
export const InvestorHistoryPage = () => {
  const { t } = useWords();
  const { accountId = '' } = useParams();
  const loaded = useLoad(readInvestorHistory, { accountId });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/people">{t('people.title')}</BackLink>
      <LoadedPart loaded={loaded}>{(history) => <History history={history} onDecided={loaded.reload} />}</LoadedPart>
    </section>
  );
};

type Props = { readonly history: InvestorHistory; readonly onDecided: () => void };

const History = ({ history: { person, files }, onDecided }: Props) => {
  const { t, say } = useWords();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{t('investor.historyOf', { name })}</h1>
      <Notice kind={person.state === 'active' ? 'done' : 'hint'}>{say(`people.state.${person.state}`)}</Notice>
      <Facts
        facts={[
          [t('accounts.email'), person.email ?? ''],
          [t('accounts.phone'), person.phone],
          [t('accounts.about'), person.about],
        ]}
      />
      {files.length === 0 && <Notice kind="error">{t('investor.historyNone')}</Notice>}
      {files.map((file, place) => (
        <section key={file.version} className="grid gap-2">
          <h2 className="text-lg font-bold">{t(place === 0 ? 'investor.holdsNow' : 'investor.saidBefore')}</h2>
          <InvestorFileFacts file={file} />
        </section>
      ))}
      <Decisions person={person} isApprovable={files.length > 0} onDecided={onDecided} />
    </>
  );
};
