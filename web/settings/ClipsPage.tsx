import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { listClips, type Clip } from '@shuka/domain/settings';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { languageNames, languages } from '@shuka/domain/kit/languages.ts';
import { BackLink } from '#kit/back-link.tsx';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ClipCard } from './ClipCard.tsx';
import { clipParts, sayableTexts, type ClipPart, type SayableText } from './clip-texts.ts';

const step = 20;

const useTexts = (part: ClipPart, language: Language): readonly SayableText[] | null => {
  const [held, setHeld] = useState<{ key: string; texts: readonly SayableText[] } | null>(null);
  const key = `${part} ${language}`;
  useEffect(() => {
    let isCurrent = true;
    void sayableTexts(part, language).then((texts) => isCurrent && setHeld({ key, texts }));
    return () => {
      isCurrent = false;
    };
  }, [part, language, key]);
  return held?.key === key ? held.texts : null;
};

type Chosen = { readonly language: Language; readonly part: ClipPart; readonly shows: 'missing' | 'all' };

type ChoicesProps = { readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void };

const Choices = ({ chosen, onChange }: ChoicesProps) => {
  const { t } = useWords();
  const { language, part, shows } = chosen;
  const change = (by: Partial<Chosen>): void => onChange({ ...chosen, ...by });
  return (
    <>
      <SelectField
        name="language"
        label={t('clips.language')}
        value={language}
        onChange={({ target }) => change({ language: languages.find((one) => one === target.value) ?? 'ha' })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="part"
        label={t('clips.part')}
        value={part}
        onChange={({ target }) => change({ part: clipParts.find((one) => one === target.value) ?? 'everywhere' })}
      >
        {clipParts.map((one) => (
          <option key={one} value={one}>
            {one === 'everywhere' ? t('clips.everywhere') : one}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="shows"
        label={t('clips.show')}
        value={shows}
        onChange={({ target }) => change({ shows: target.value === 'all' ? 'all' : 'missing' })}
      >
        <option value="missing">{t('clips.missing')}</option>
        <option value="all">{t('clips.all')}</option>
      </SelectField>
    </>
  );
};

/** The studio: the texts of farmers' screens in each language, which of them somebody has said, and the place to say one. */
export const ClipsPage = () => {
  const { t } = useWords();
  const asked = new URLSearchParams(useSearch()).get('language');
  const begun = languages.find((one) => one === asked) ?? 'ha';
  const [chosen, setChosen] = useState<Chosen>({ language: begun, part: 'everywhere', shows: 'missing' });
  const { language, part, shows } = chosen;
  const loaded = useLoad(listClips, { language });
  const texts = useTexts(part, language);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/admin/texts">{t('clips.toTexts')}</BackLink>
      <h1 className="text-2xl font-bold">{t('clips.title')}</h1>
      <p>{t('clips.lead')}</p>
      <Choices chosen={chosen} onChange={setChosen} />
      <LoadedPart loaded={loaded}>
        {({ items }) =>
          texts === null ? (
            <Loading />
          ) : (
            <Texts key={`${part} ${language}`} {...{ texts, clips: items, shows, language }} onKept={loaded.reload} />
          )
        }
      </LoadedPart>
    </section>
  );
};

type TextsProps = {
  readonly texts: readonly SayableText[];
  readonly clips: readonly Clip[];
  readonly shows: 'missing' | 'all';
  readonly language: Language;
  readonly onKept: () => void;
};

const Texts = ({ texts, clips, shows, language, onKept }: TextsProps) => {
  const { t } = useWords();
  const byKey = new Map(clips.map((clip) => [clip.key, clip]));
  const isSaid = ({ key, text }: SayableText): boolean => byKey.get(key)?.text === text;
  const done = texts.filter(isSaid).length;
  const shown = shows === 'all' ? texts : texts.filter((text) => !isSaid(text));
  return (
    <>
      <output>{t('clips.count', { done, total: texts.length })}</output>
      <ShowMore items={shown} step={step}>
        {(some) => (
          <ul className="grid gap-3 empty:hidden">
            {some.map((text) => (
              <ClipCard
                key={text.key}
                said={text}
                clip={byKey.get(text.key) ?? null}
                language={language}
                onKept={onKept}
              />
            ))}
          </ul>
        )}
      </ShowMore>
    </>
  );
};
