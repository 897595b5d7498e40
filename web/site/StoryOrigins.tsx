import { Sprout } from 'lucide-react';
import type { Story, StoryOrigin } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { cropName } from '#kit/crop-name.ts';
import { useWords, type Words } from '#kit/words.tsx';

/** One day, or from one day to another. */
export const daysText = (first: string, last: string, { t, language }: Words): string =>
  first === last
    ? formatDate(first, language)
    : t('story.days', { first: formatDate(first, language), last: formatDate(last, language) });

const namesText = ({ firstNames, lots }: StoryOrigin, { t, language }: Words): string => {
  const list = new Intl.ListFormat(language === 'pcm' ? 'en' : language, { type: 'unit' }).format(firstNames);
  return t(firstNames.length < lots ? 'story.grownByMore' : 'story.grownBy', { names: list });
};

const Origin = ({ origin }: { readonly origin: StoryOrigin }) => {
  const words = useWords();
  const { t } = words;
  const { crop, place, firstNames, isFromGate, lots, firstOn, lastOn } = origin;
  return (
    <li className="flex gap-3">
      <Sprout aria-hidden className="mt-1 size-6 shrink-0 text-leaf" />
      <div className="grid min-w-0 gap-0.5 break-words">
        <p className="text-lg font-semibold">
          {[cropName(crop, words), place].filter((text) => text !== '').join(', ')}
        </p>
        {firstNames.length > 0 && <p>{namesText(origin, words)}</p>}
        {isFromGate && <p>{t('story.fromGate')}</p>}
        <p className="text-ink-soft">
          {t('story.lots', { count: lots })} · {daysText(firstOn, lastOn, words)}
        </p>
      </div>
    </li>
  );
};

/** Where it grew, by LGA, with the first names of who agreed. */
export const StoryOrigins = ({ story }: { readonly story: Story }) => {
  const { t } = useWords();
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl font-bold">{t('story.originTitle')}</h2>
      {story.origins.length === 0 && <p>{t('story.noOrigin')}</p>}
      <ul className="grid gap-4 empty:hidden">
        {story.origins.map((origin) => (
          <Origin key={[origin.crop, origin.place, origin.isFromGate].join()} origin={origin} />
        ))}
      </ul>
      {story.isPartlyUnknown && story.origins.length > 0 && <p className="text-ink-soft">{t('story.partlyUnknown')}</p>}
      {story.isCut && <p className="text-ink-soft">{t('story.isCut')}</p>}
    </section>
  );
};
