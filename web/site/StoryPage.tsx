import { CircleAlert, CircleQuestionMark, Flag, ShieldCheck } from 'lucide-react';
import type { Story } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { StoryMap } from './StoryMap.tsx';
import { StoryOrigins } from './StoryOrigins.tsx';
import { StoryFacts } from './StoryFacts.tsx';
import { StorySteps } from './StorySteps.tsx';

/** What a code leads to. The server draws it when it is asked for, with the goods as they are then. */
export const StoryPage = ({ story }: { readonly story: Story }) => {
  const { t } = useWords();
  return (
    <SiteLayout path={story.at}>
      <article className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:py-12">
        <Recall recall={story.recall} />
        <header className="grid gap-2">
          <h1 className="text-3xl font-extrabold break-words md:text-4xl">{story.name}</h1>
          {story.companyName !== '' && (
            <p className="text-lg font-semibold break-words">{t('story.madeBy', { company: story.companyName })}</p>
          )}
          {story.batch !== '' && <p className="break-words">{t('story.batch', { batch: story.batch })}</p>}
          {story.isOfManyBatches && <p className="text-ink-soft">{t('story.manyBatches')}</p>}
          <p className="text-lg text-ink-soft">{t('story.lead')}</p>
        </header>
        <StoryOrigins story={story} />
        <StoryMap story={story} />
        <StorySteps steps={story.steps} />
        <StoryFacts story={story} />
        <Checks at={story.at} />
      </article>
    </SiteLayout>
  );
};

const Recall = ({ recall }: Pick<Story, 'recall'>) => {
  const { t, language } = useWords();
  if (recall === null) return null;
  const day = formatDate(recall.recalledOn, language);
  return (
    <section className="grid gap-2 rounded-2xl border-2 border-danger bg-danger-soft p-4">
      <h2 className="flex gap-2 text-xl font-bold text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
        {t('story.recalledTitle')}
      </h2>
      <p>
        {recall.companyName === ''
          ? t('story.recalledOn', { day })
          : t('story.recalledBy', { day, company: recall.companyName })}
      </p>
      {recall.reason !== '' && <p className="break-words">{t('story.recallReason', { reason: recall.reason })}</p>}
    </section>
  );
};

const wayLook =
  'inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-4 font-semibold text-leaf hover:bg-leaf-soft';

const Ways = ({ query }: { readonly query: string }) => {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap gap-3">
      <a href={`/genuine${query}`} className={wayLook}>
        <ShieldCheck aria-hidden className="size-6" />
        {t('story.check')}
      </a>
      <a href={`/genuine${query}#report`} className={wayLook}>
        <Flag aria-hidden className="size-6" />
        {t('story.report')}
      </a>
    </p>
  );
};

const Checks = ({ at }: Pick<Story, 'at'>) => {
  const { t } = useWords();
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-xl font-bold">{t('story.checkTitle')}</h2>
      <p>{t('story.checkText')}</p>
      <Ways query={`?at=${encodeURIComponent(at)}`} />
    </section>
  );
};

/** Where a code leads that nobody here made: no story is made up for it. */
export const UnknownStoryPage = () => {
  const { t } = useWords();
  return (
    <SiteLayout path="">
      <article className="mx-auto grid max-w-3xl gap-4 px-4 py-6 md:py-12">
        <h1 className="flex gap-3 text-3xl font-extrabold">
          <CircleQuestionMark aria-hidden className="mt-1 size-8 shrink-0 text-ochre" />
          {t('story.unknownTitle')}
        </h1>
        <p className="text-lg">{t('story.unknownText', { product: places.product })}</p>
        <p className="text-lg">{t('story.unknownAct')}</p>
        <Ways query="" />
      </article>
    </SiteLayout>
  );
};
