import { useState } from 'react';
import { useParams } from 'wouter';
import { daysOpen, listFittingLots, readDemand, type Demand } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { DemandFacts } from './DemandFacts.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { useMarket } from './demand-paths.ts';
import { trustText, weight } from './demand-words.ts';

/** One demand of the board, and the way to answer it with lots. */
export const DemandPage = () => {
  const { t } = useWords();
  const { demandId = '' } = useParams();
  const loaded = useLoad(readDemand, { demandId: demandId.toLowerCase() });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={useMarket()}>{t('demand.market')}</BackLink>
      <OnlineOnly>
        <LoadedPart loaded={loaded}>{(demand) => <OneDemand demand={demand} onOld={loaded.reload} />}</LoadedPart>
      </OnlineOnly>
    </section>
  );
};

const OneDemand = ({ demand, onOld }: { readonly demand: Demand; readonly onOld: () => void }) => {
  const words = useWords();
  const { t } = words;
  const { companyName, grams, crop, buyerTrust, agreedGrams, closedAt } = demand;
  const [now] = useState(() => new Date());
  const days = closedAt === null ? daysOpen(demand, now) : null;
  return (
    <>
      <h1 className="text-2xl font-bold">
        {t('demand.wants', { company: companyName, weight: weight(grams, words), crop: cropName(crop, words) })}
      </h1>
      <p className="font-semibold">{trustText(buyerTrust, 'buyer', words)}</p>
      <DemandFacts terms={demand} />
      {agreedGrams > 0 && <p>{t('demand.agreedSoFar', { weight: weight(agreedGrams, words) })}</p>}
      {days === null ? (
        <Notice kind="hint">{t('demand.over')}</Notice>
      ) : (
        <Answering demand={demand} days={days} onOld={onOld} />
      )}
    </>
  );
};

type Props = {
  readonly demand: Demand;
  readonly days: { readonly from: string; readonly until: string };
  readonly onOld: () => void;
};

const Answering = ({ demand, days, onOld }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(listFittingLots, { demandId: demand.id });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('demand.answer')}</h2>
      <p>{t('demand.answerSays')}</p>
      <LoadedPart loaded={loaded}>
        {({ lots }) =>
          lots.length === 0 ? (
            <Notice kind="hint">{t('demand.noLots')}</Notice>
          ) : (
            <AnswerForm demand={demand} days={days} lots={lots} onOld={onOld} />
          )
        }
      </LoadedPart>
    </section>
  );
};
