import { useParams } from 'wouter';
import { readAnswer, type Answer } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AgreementPart } from './AgreementPart.tsx';
import { BargainActs } from './BargainActs.tsx';
import { BidChain } from './BidChain.tsx';
import { DemandFacts } from './DemandFacts.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { ShareTable } from './ShareTable.tsx';
import { demandPaths, useMarket } from './demand-paths.ts';
import { trustText } from './demand-words.ts';

/** A bargain, for both of its sides: its lots, its bids, and what was agreed. */
export const AnswerPage = () => {
  const { t } = useWords();
  const { answerId = '' } = useParams();
  const market = useMarket();
  const isMill = market === demandPaths.mill;
  const loaded = useLoad(readAnswer, { answerId: answerId.toLowerCase() });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={isMill ? market : `${market}/answers`}>{t(isMill ? 'demand.own' : 'demand.myAnswers')}</BackLink>
      <OnlineOnly>
        <LoadedPart loaded={loaded}>
          {(answer) => <Bargain key={answer.bids.length} answer={answer} onDone={loaded.reload} />}
        </LoadedPart>
      </OnlineOnly>
    </section>
  );
};

type Props = { readonly answer: Answer; readonly onDone: () => void };

const Bargain = ({ answer, onDone }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const { crop, companyName, state, mySide, turn, endReason, agreement, buyerTrust, sellerTrust } = answer;
  const isBuyer = mySide === 'buyer';
  return (
    <>
      <h1 className="text-2xl font-bold">
        {t('demand.answerTo', { company: companyName, crop: cropName(crop, words) })}
      </h1>
      <p>{isBuyer ? trustText(sellerTrust, 'seller', words) : trustText(buyerTrust, 'buyer', words)}</p>
      {state !== 'open' && <Notice kind={state === 'agreed' ? 'done' : 'hint'}>{say(`demand.state.${state}`)}</Notice>}
      {endReason !== '' && <p className="break-words">{t('demand.reasonWas', { reason: endReason })}</p>}
      {agreement !== null && <AgreementPart agreement={agreement} />}
      {state === 'open' && (
        <p className="text-lg font-bold">{turn === mySide ? t('demand.yourTurn') : t('demand.theirTurn')}</p>
      )}
      <BidChain bids={answer.bids} />
      {agreement === null && <ShareTable lots={answer.lots} />}
      <BargainActs answer={answer} onDone={onDone} />
      <details className="rounded-2xl border border-line p-4">
        <summary className="min-h-8 cursor-pointer font-semibold">{t('demand.termsThen')}</summary>
        <div className="mt-3 grid gap-3">
          <DemandFacts terms={answer.terms} />
        </div>
      </details>
    </>
  );
};
