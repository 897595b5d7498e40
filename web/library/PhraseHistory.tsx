import { useState } from 'react';
import { listPhraseVerdicts, type PhraseLanguage, type PhraseRoom } from '@shuka/domain/library';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { SaidOfPhrase } from './SaidOfPhrase.tsx';

type Props = { readonly language: PhraseLanguage; readonly room: PhraseRoom; readonly phraseKey: string };

/** All that was ever said of a text, asked for when it is opened. */
export const PhraseHistory = (props: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-leaf">
        {t('phrases.history')}
      </summary>
      {isOpen && <Verdicts {...props} />}
    </details>
  );
};

const Verdicts = ({ language, room, phraseKey }: Props) => {
  const { t } = useWords();
  const pages = usePages(`${language} ${room} ${phraseKey}`);
  const loaded = useLoad(listPhraseVerdicts, { language, room, key: phraseKey, limit: '10', ...pages.query });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <div className="grid gap-3">
          {items.length === 0 && <output>{t('phrases.historyNone')}</output>}
          {items.map((verdict) => (
            <SaidOfPhrase key={verdict.id} language={language} verdict={verdict} />
          ))}
          <Pager pages={pages} next={next} />
        </div>
      )}
    </LoadedPart>
  );
};
