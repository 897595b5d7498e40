import { useParams } from 'wouter';
import { readOwnDemand, type Demand, type DemandVersion } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { AnswerLines } from './AnswerLines.tsx';
import { DemandFacts } from './DemandFacts.tsx';
import { Matches } from './Matches.tsx';
import { OwnDemandActs } from './OwnDemandActs.tsx';
import { demandPaths } from './demand-paths.ts';
import { priceText, weight } from './demand-words.ts';
import { TermsVersions } from './TermsVersions.tsx';

/** One of a mill's demands: its answers, the lots that fit it, and how it was changed. */
export const OwnDemandPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={demandPaths.mill}>{t('demand.own')}</BackLink>
      <OfCompany>{({ companyId, duty }) => <Own companyId={companyId} mayBuy={duty !== 'clerk'} />}</OfCompany>
    </section>
  );
};

const Own = ({ companyId, mayBuy }: { readonly companyId: string; readonly mayBuy: boolean }) => {
  const { demandId = '' } = useParams();
  const { t } = useWords();
  const pages = usePages(demandId);
  const loaded = useLoad(readOwnDemand, { companyId, demandId: demandId.toLowerCase(), ...pages.query });
  return (
    <LoadedPart loaded={loaded}>
      {({ demand, versions, answers }) => (
        <>
          <Head demand={demand} />
          <section className="grid gap-3">
            <h2 className="text-xl font-bold">{t('demand.answers')}</h2>
            {answers.items.length === 0 && <output>{t('demand.noAnswersYet')}</output>}
            <AnswerLines lines={answers.items} market={demandPaths.mill} side="buyer" />
            <Pager pages={pages} next={answers.next} />
          </section>
          {demand.closedAt === null && <Matches companyId={companyId} demandId={demand.id} />}
          {demand.closedAt === null && mayBuy && (
            <OwnDemandActs key={demand.version} demand={demand} onDone={loaded.reload} />
          )}
          <Versions versions={versions} />
        </>
      )}
    </LoadedPart>
  );
};

const Head = ({ demand }: { readonly demand: Demand }) => {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <h1 className="text-2xl font-bold">
        {t('demand.wants', {
          company: demand.companyName,
          weight: weight(demand.grams, words),
          crop: cropName(demand.crop, words),
        })}
      </h1>
      {demand.closedAt !== null && <Notice kind="hint">{t('demand.closed')}</Notice>}
      <DemandFacts terms={demand} />
      <p>{t('demand.agreedSoFar', { weight: weight(demand.agreedGrams, words) })}</p>
    </>
  );
};

const Versions = ({ versions }: { readonly versions: readonly DemandVersion[] }) => {
  const words = useWords();
  const { t } = words;
  if (versions.length < 2) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{t('demand.versions')}</h2>
      <TermsVersions versions={versions} priceOf={(terms) => priceText(terms, words)} />
    </section>
  );
};
