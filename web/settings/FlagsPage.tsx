import { useState } from 'react';
import { listFlags, type FlagState } from '@shuka/domain/settings';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { ChangeFlagForm } from './ChangeFlagForm.tsx';

/** What is opened step by step: for whom each flag is on, what was said of it, and a form to say it anew. */
export const FlagsPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listFlags, {});
  const [turn, setTurn] = useState(0);
  const changed = (): void => {
    setTurn(turn + 1);
    loaded.reload();
  };
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin">{t('menu.home')}</BackLink>
      <h1 className="text-2xl font-bold">{t('flags.title')}</h1>
      <p>{t('flags.lead')}</p>
      {turn > 0 && <Notice kind="done">{t('flags.saved')}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map((one) => (
              <FlagCard key={`${one.name} ${turn}`} flag={one} onChanged={changed} />
            ))}
          </ul>
        )}
      </LoadedPart>
    </section>
  );
};

type Rule = Pick<FlagState, 'mode' | 'roles' | 'states' | 'percent'>;

const ruleSays = ({ t, say }: Words, { mode, roles, states, percent }: Rule): string => {
  if (mode !== 'some') return say(`flags.mode.${mode}`);
  return [
    roles.length === 0 ? t('flags.anyRole') : roles.map((role) => say(`role.${role}`)).join(', '),
    states.length === 0 ? t('flags.anyState') : states.map(stateName).join(', '),
    t('flags.percentOf', { percent }),
  ].join(' · ');
};

const FlagCard = ({ flag, onChanged }: { readonly flag: FlagState; readonly onChanged: () => void }) => {
  const words = useWords();
  const { t, say, language } = words;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{say(`flags.does.${flag.name}`)}</h2>
      <p className="font-semibold">{ruleSays(words, flag)}</p>
      <p className="text-sm break-words text-ink-soft">{t('flags.owner', { name: flag.name, owner: flag.owner })}</p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
          {t('flags.change')}
        </summary>
        <ChangeFlagForm flag={flag} onDone={onChanged} />
      </details>
      {flag.words.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('flags.words')}</summary>
          <ul className="grid gap-2 border-l-4 border-line pl-3">
            {flag.words.map((one) => (
              <li key={one.saidAt} className="break-words">
                {[formatDate(one.saidAt, language), ruleSays(words, one), one.reason].join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
};
