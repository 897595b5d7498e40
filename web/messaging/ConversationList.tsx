import { useState } from 'react';
import { TextField } from '#kit/field.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { TalkLine } from './TalkLine.tsx';
import { fullName, useTalks, type NamedTalk } from './use-talk.ts';

const step = 20;

const isFound = ({ farmer }: NamedTalk, wanted: string): boolean =>
  fullName(farmer).toLowerCase().includes(wanted.trim().toLowerCase());

/** A manager's conversations, the newest first, then the farmers nobody has written to; found by name. */
export const ConversationList = () => {
  const { t } = useWords();
  const talks = useTalks();
  const [wanted, setWanted] = useState('');
  const found = talks.filter((talk) => isFound(talk, wanted));
  return (
    <div className="grid gap-4">
      <TextField
        name="find"
        type="search"
        autoComplete="off"
        label={t('talk.find')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 && <p>{t(talks.length === 0 ? 'talk.noFarmers' : 'talk.nobodyFound')}</p>}
      <ShowMore key={wanted} items={found} step={step}>
        {(shown) => (
          <ul className="grid gap-2">
            {shown.map(({ farmer, talk }) => (
              <li key={farmer.id}>
                <TalkLine farmer={farmer} talk={talk} />
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </div>
  );
};
