import type { Duty } from '@shuka/domain/relations';
import { Link } from 'wouter';
import { readGs1 } from '@shuka/domain/traceability';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { millJobPaths } from '#processing';
import { OfCompany } from '#relations';
import { LicenceForm } from './LicenceForm.tsx';
import { LicenceFacts } from './LicenceFacts.tsx';
import { Units } from './Units.tsx';

/** A company’s licence of GS1, and its pallets with their labels. */
export const CodesPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={millJobPaths.products}>{t('codes.backToProducts')}</BackLink>
      <h1 className="text-2xl font-bold">{t('codes.title')}</h1>
      <Link
        to={`${millJobPaths.codes}/story`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline"
      >
        {t('codes.storyTitle')}
      </Link>
      <OfCompany>
        {({ companyId, duty }) => (
          <>
            <Licence companyId={companyId} duty={duty} />
            <Units companyId={companyId} mayMake={duty !== 'buyer'} />
          </>
        )}
      </OfCompany>
    </section>
  );
};

const Licence = ({ companyId, duty }: { readonly companyId: string; readonly duty: Duty }) => {
  const { t } = useWords();
  const loaded = useLoad(readGs1, { companyId });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{t('codes.licenceTitle')}</h2>
      <p>{t('codes.licenceLead')}</p>
      <LoadedPart loaded={loaded}>
        {({ word, isLicensed }) => (
          <>
            {word !== null && <LicenceFacts word={word} isLicensed={isLicensed} />}
            {duty === 'owner' && (
              <LicenceForm key={word?.version ?? 0} companyId={companyId} word={word} onDone={loaded.reload} />
            )}
          </>
        )}
      </LoadedPart>
    </section>
  );
};
