import { useParams } from 'wouter';
import { readCompanyApplication, type CompanyApplication } from '@shuka/domain/relations';
import { cacText } from '@shuka/domain/kit/cac.ts';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { documentWords, loadDecisions } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CompanyPaper } from './CompanyPaper.tsx';

const Decisions = lazy(loadDecisions);

/** One company that applies, for the admin who decides: what its owner told, the papers, and the ways to answer. */
export const CompanyApplicationPage = () => {
  const { t } = useWords();
  const { accountId = '' } = useParams();
  const loaded = useLoad(readCompanyApplication, { accountId });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/people">{t('people.title')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(application) => (
          <>
            <Applied application={application} />
            <Suspense fallback={<Loading />}>
              <Decisions person={application.person} onDecided={loaded.reload} />
            </Suspense>
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly application: CompanyApplication };

const Applied = ({ application }: Props) => {
  const { t, say } = useWords();
  const { person, company, documentKind, sameNumber } = application;
  const { accountId } = person;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{t('people.applicationOf', { name: company.name })}</h1>
      <Notice kind={person.state === 'active' ? 'done' : 'hint'}>{say(`people.state.${person.state}`)}</Notice>
      {sameNumber.length > 0 && (
        <Notice kind="error">{t('company.sameNumber', { names: sameNumber.join(', ') })}</Notice>
      )}
      <Told application={application} />
      <div className="grid gap-5 md:grid-cols-2">
        {person.photoId !== null && (
          <figure className="grid content-start gap-2">
            <figcaption className="font-semibold">{t('people.photoOf', { name })}</figcaption>
            <img
              src={`/api/people/${accountId}/photo/${person.photoId}`}
              alt={t('people.photoOf', { name })}
              className="w-full rounded-2xl border border-line"
            />
          </figure>
        )}
        <CompanyPaper accountId={accountId} paper="certificate" kind={t('company.certificate')} />
        <CompanyPaper accountId={accountId} paper="document" kind={t(documentWords[documentKind])} />
      </div>
    </>
  );
};

const Told = ({ application: { person, company, documentKind, appliedAt } }: Props) => {
  const { t, say, language } = useWords();
  return (
    <Facts
      facts={[
        [t('company.kind'), say(`company.kind.${company.kind}`)],
        [t('company.cac'), cacText(company)],
        [t('farms.place'), [company.address, company.lga, stateName(company.stateCode)].join(', ')],
        [t('company.tonnes'), formatNumber(company.monthlyTonnes)],
        [t('company.about'), person.about],
        [t('staff.duty.owner'), `${person.firstName} ${person.lastName}`],
        [t('accounts.email'), person.email ?? ''],
        [t('accounts.phone'), person.phone],
        [t('joining.documentKind'), t(documentWords[documentKind])],
        [t('people.appliedOn'), formatDate(appliedAt, language)],
      ]}
    />
  );
};
