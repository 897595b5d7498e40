import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { readApplication, type Application } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { Decisions } from './Decisions.tsx';
import { documentWords } from './document-words.ts';
import { IdDocument } from './IdDocument.tsx';
import { genderWords } from './person-words.ts';

/** One applicant, for the admin who decides: what they told, their picture, their document, and the two ways to answer. */
export const ApplicantPage = () => {
  const { t } = useWords();
  const { accountId = '' } = useParams();
  const loaded = useLoad(readApplication, { accountId });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <Link
        to="/admin/people"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('people.title')}
      </Link>
      <LoadedPart loaded={loaded}>{(application) => <Applied application={application} loaded={loaded} />}</LoadedPart>
    </section>
  );
};

type Props = { readonly application: Application; readonly loaded: { readonly reload: () => void } };

const Applied = ({ application, loaded }: Props) => {
  const { t, say } = useWords();
  const { person, papers, documentId } = application;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{t('people.applicationOf', { name })}</h1>
      <Notice kind={person.state === 'active' ? 'done' : 'hint'}>{say(`people.state.${person.state}`)}</Notice>
      <PersonFacts application={application} />
      <PaperFacts application={application} />
      <div className="grid gap-5 md:grid-cols-2">
        {person.photoId !== null && (
          <figure className="grid content-start gap-2">
            <figcaption className="font-semibold">{t('people.photoOf', { name })}</figcaption>
            <img
              src={`/api/people/${person.accountId}/photo/${person.photoId}`}
              alt={t('people.photoOf', { name })}
              className="w-full rounded-2xl border border-line"
            />
          </figure>
        )}
        {documentId !== null && (
          <IdDocument accountId={person.accountId} kind={t(documentWords[papers.documentKind])} />
        )}
      </div>
      <Decisions person={person} onDecided={loaded.reload} />
    </>
  );
};

const PersonFacts = ({ application: { person, profile, appliedAt } }: Pick<Props, 'application'>) => {
  const { t, language } = useWords();
  const { gender, birthDate } = profile;
  return (
    <Facts
      facts={[
        [t('accounts.email'), person.email ?? ''],
        [t('accounts.phone'), person.phone],
        [t('people.appliedOn'), formatDate(appliedAt, language)],
        [t('profile.gender'), gender === null ? '' : t(genderWords[gender])],
        [t('profile.birthDate'), birthDate === null ? '' : formatDate(birthDate, language)],
        [t('profile.address'), [profile.address, profile.location].join(', ')],
        [t('farms.place'), `${profile.lga}, ${stateName(profile.stateCode)}`],
        [t('profile.designation'), profile.designation],
        [t('joining.crops'), profile.crops.join(', ')],
        [t('profile.description'), profile.description],
      ]}
    />
  );
};

const PaperFacts = ({ application: { papers } }: Pick<Props, 'application'>) => {
  const { t } = useWords();
  return (
    <Facts
      facts={[
        [t('joining.degreeTitle'), papers.degreeTitle],
        [t('joining.institution'), papers.degreeInstitution],
        [t('joining.degreeYear'), String(papers.degreeYear)],
        [t('joining.nyscState'), stateName(papers.nyscStateCode)],
        [t('joining.nyscNumber'), papers.nyscNumber],
        [t('joining.documentKind'), t(documentWords[papers.documentKind])],
      ]}
    />
  );
};
