import { adviceRows, adviceStageOf, listArticles, textFor, textsInForce, type Advice } from '@shuka/domain/library';
import { cropKey, seasonRows } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { today } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { aboutText } from './article-words.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleLineCard } from './ArticleLineCard.tsx';
import { libraryPaths } from './library-paths.ts';

const aWindow = 6;

const pathOf = (articleId: string): string => `${libraryPaths.farmer}/${articleId}`;

/** What a farmer grows now: each crop once, with how far along it is. */
const useGrowing = (): ReadonlyMap<string, string | null> => {
  const { person } = usePerson();
  const seasons = rowsOf(useKept(seasonRows)).filter(
    (one) => one.keeperId === person.accountId && one.endedOn === null,
  );
  const known = seasons.filter(({ crop }) => cropKey(crop) !== '');
  return new Map(known.map((season) => [cropKey(season.crop), adviceStageOf(season, today())]));
};

/** Advice for a farmer: what is on this phone, and what there is for the crops they grow now. */
export const AdvicePage = () => {
  const { t } = useWords();
  const growing = useGrowing();
  const isOnline = useOnline();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-2xl font-bold">{t('library.title')}</h1>
      <p>{t('library.intro')}</p>
      <OnPhone />
      {!isOnline && <Notice kind="hint">{t('library.moreNeedsNetwork')}</Notice>}
      {isOnline && [...growing].map(([crop, stage]) => <ForCrop key={crop} crop={crop} stage={stage} />)}
      {isOnline && growing.size === 0 && <ForCrop crop={null} stage={null} />}
    </section>
  );
};

/** What was sent or opened before, the newest first; what is out of date is no advice and is not here. */
const OnPhone = () => {
  const words = useWords();
  const { t, language } = words;
  const { person } = usePerson();
  const own = rowsOf(useKept(adviceRows)).filter(({ keeperId }) => keeperId === person.accountId);
  const kept = own.flatMap((advice) => {
    const text = textFor(textsInForce(advice, today()), language);
    return text === null ? [] : [{ advice, text }];
  });
  if (kept.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('library.onPhone')}</h2>
      <ShowMore items={kept} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {shown.map(({ advice, text }) => (
              <li key={advice.id} className="grid">
                <ArticleCard
                  to={pathOf(advice.articleId)}
                  title={text.title}
                  language={text.language}
                  about={aboutText(advice, words)}
                >
                  <SentBy advice={advice} />
                </ArticleCard>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};

const SentBy = ({ advice: { sentByName, note } }: { readonly advice: Advice }) => {
  const { t } = useWords();
  if (sentByName === null) return null;
  return (
    <p className="min-w-0 break-words font-semibold">
      {t('library.sentBy', { name: sentByName })}
      {note !== '' && <span className="font-normal"> {note}</span>}
    </p>
  );
};

type CropProps = { readonly crop: string | null; readonly stage: string | null };

/** What there is for one crop besides what is on the phone, what fits its stage first. */
const ForCrop = ({ crop, stage }: CropProps) => {
  const { t, say, language } = useWords();
  const { person } = usePerson();
  const kept = new Set(
    rowsOf(useKept(adviceRows)).flatMap(({ keeperId, articleId }) =>
      keeperId === person.accountId ? [articleId] : [],
    ),
  );
  const loaded = useLoad(listArticles, { language, limit: '50', ...(crop === null ? {} : { crop }) });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">
        {crop === null ? t('library.all') : t('library.forCrop', { crop: say(`crop.${crop}`) })}
      </h2>
      {stage !== null && <p>{t('library.nowAt', { stage: say(`library.stage.${stage}`) })}</p>}
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <output>{t('library.none')}</output>}
            <ShowMore
              items={items
                .filter(({ articleId }) => !kept.has(articleId))
                .toSorted((one, other) => Number(other.stage === stage) - Number(one.stage === stage))}
              step={aWindow}
            >
              {(shown) => (
                <ul className="grid gap-3 empty:hidden sm:grid-cols-2">
                  {shown.map((line) => (
                    <li key={line.articleId} className="grid">
                      <ArticleLineCard line={line} to={pathOf(line.articleId)} />
                    </li>
                  ))}
                </ul>
              )}
            </ShowMore>
          </>
        )}
      </LoadedPart>
    </section>
  );
};
