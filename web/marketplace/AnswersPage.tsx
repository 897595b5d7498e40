import { listAnswers } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AnswerLines } from './AnswerLines.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { useMarket } from './demand-paths.ts';

const perPage = '20';

/** What one answered, or a manager for the farmers in their care. */
export const AnswersPage = () => {
  const { t } = useWords();
  const market = useMarket();
  const pages = usePages('answers');
  const loaded = useLoad(listAnswers, { ...pages.query, limit: perPage });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={market}>{t('demand.market')}</BackLink>
      <h1 className="text-2xl font-bold">{t('demand.myAnswers')}</h1>
      <OnlineOnly>
        <LoadedPart loaded={loaded}>
          {({ items, next }) => (
            <>
              {items.length === 0 && <output>{t('demand.noAnswers')}</output>}
              <AnswerLines lines={items} market={market} side="seller" />
              <Pager pages={pages} next={next} />
            </>
          )}
        </LoadedPart>
      </OnlineOnly>
    </section>
  );
};
