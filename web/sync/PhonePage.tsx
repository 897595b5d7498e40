import { LogIn } from 'lucide-react';
import { useSyncState } from '#kit/engine.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { ActLists } from './ActLists.tsx';
import { ClockNotice } from './ClockNotice.tsx';
import { FilePart } from './FilePart.tsx';
import { ForgetPart } from './ForgetPart.tsx';
import { KeepCard } from './KeepCard.tsx';
import type { Menders } from './menders.ts';
import { PhotosPart } from './PhotosPart.tsx';
import { PinPart } from './PinPart.tsx';
import { StoragePart } from './StoragePart.tsx';
import { lineOf } from './status-line.ts';
import { SyncPart } from './SyncPart.tsx';
import { TrustPart } from './TrustPart.tsx';

const signInPath = `/login?ended=1&next=${encodeURIComponent('/phone')}`;

/** How things stand, in one line; and what else keeps work here, where the line tells something more pressing. */
const Standing = () => {
  const { t, language } = useWords();
  const state = useSyncState();
  const { kind, says, values } = lineOf(state, language);
  const isAway = state.keeps && state.phase === 'no-network' && says !== 'phone.status.noNetwork';
  return (
    <Notice kind={kind === 'danger' ? 'error' : kind === 'calm' ? 'done' : 'hint'}>
      {kind !== 'sign-in' && <p className="font-semibold">{t(says, values)}</p>}
      {isAway && <p>{t('phone.status.noNetwork')}</p>}
      {state.phase === 'signed-out' && (
        <a href={signInPath} className="inline-flex min-h-11 items-center gap-2 font-semibold underline">
          <LogIn aria-hidden className="size-5 shrink-0" />
          {t('phone.status.signIn')}
        </a>
      )}
    </Notice>
  );
};

const NothingKept = () => {
  const { t } = useWords();
  return (
    <>
      <p>{t('phone.memoryText')}</p>
      <KeepCard canRefuse={false} />
    </>
  );
};

/** This phone: what waits on it, what needs fixing, and how it keeps a person's records. */
export const PhonePage = ({ menders }: { menders: Menders }) => {
  const { t } = useWords();
  const { keeps } = useSyncState();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('phone.title')}</h1>
      <Standing />
      <ClockNotice />
      {keeps ? (
        <>
          <ActLists menders={menders} />
          <SyncPart />
          <FilePart />
          <PhotosPart />
          <StoragePart />
          <PinPart />
          <TrustPart />
          <ForgetPart />
        </>
      ) : (
        <NothingKept />
      )}
    </section>
  );
};
