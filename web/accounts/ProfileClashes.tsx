import { Check, Split } from 'lucide-react';
import { useState } from 'react';
import { settleProfileClash, type Profile, type ProfileClash } from '@shuka/domain/accounts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';
import { profileFieldWords, profileValueWords } from './profile-words.ts';
import { usePerson } from './SessionProvider.tsx';

/** What two people changed at once in a profile, each with its choice. Both of them see it. */
export const ProfileClashes = ({ profile }: { profile: Profile }) => {
  const { t } = useWords();
  if (profile.clashes.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('farms.clashes')}</h2>
      {profile.clashes.map((clash) => (
        <Clash key={`${clash.field} ${clash.at}`} profileId={profile.id} clash={clash} />
      ))}
    </section>
  );
};

const Clash = ({ profileId, clash }: { profileId: string; clash: ProfileClash }) => {
  const words = useWords();
  const { t, language } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const { field, at } = clash;
  const choose = async (choice: 'now' | 'other'): Promise<void> => {
    const settled = await submit(settleProfileClash, { profileId, field, at, choice });
    setProblem(settled.ok ? null : failureWords(settled.failure, words));
  };
  return (
    <article className="grid gap-3 rounded-2xl border-2 border-ochre bg-paper p-4">
      <h3 className="flex gap-2 text-lg font-bold">
        <Split aria-hidden className="mt-0.5 size-6 shrink-0" />
        {t('farms.clashTitle', { what: t(profileFieldWords[field]) })}
      </h3>
      <p className="text-ink-soft">{t('farms.clashAt', { time: formatDateTime(at, language) })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side clash={clash} side="now" onKeep={() => void choose('now')} />
        <Side clash={clash} side="other" onKeep={() => void choose('other')} />
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </article>
  );
};

type SideProps = { readonly clash: ProfileClash; readonly side: 'now' | 'other'; readonly onKeep: () => void };

const Side = ({ clash, side, onKeep }: SideProps) => {
  const words = useWords();
  const { t } = words;
  const { person } = usePerson();
  const id = useId();
  const [by, name] = side === 'now' ? [clash.nowBy, clash.nowName] : [clash.otherBy, clash.otherName];
  const who = by === person.accountId ? t('farms.saidYou') : name === '' ? t('farms.saidSomeone') : name;
  return (
    <div className="grid content-between gap-3 rounded-xl border border-line p-3">
      <div id={id} className="grid gap-1">
        <p className="text-sm text-ink-soft">{t(side === 'now' ? 'farms.clashNow' : 'farms.clashOther')}</p>
        <p className="break-words text-lg font-bold">{profileValueWords(clash.field, clash[side], words)}</p>
        <p>{t('farms.saidBy', { who })}</p>
      </div>
      <Button look="quiet" aria-describedby={id} onClick={onKeep}>
        <Check aria-hidden className="size-5" />
        {t('farms.keepThis')}
      </Button>
    </div>
  );
};
