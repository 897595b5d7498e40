import { useState } from 'react';
import { Link } from 'wouter';
import {
  consentRows,
  consentVersions,
  lastWord,
  sayConsent,
  switchedPurposes,
  type Consent,
  type ConsentPurpose,
} from '@shuka/domain/accounts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows, type Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileSubPage } from './ProfileSubPage.tsx';
import { ShownToInvestors } from './ShownToInvestors.tsx';
import { usePerson } from './SessionProvider.tsx';

/** What one's data may be used for, one by one. It is taken back as easily as it is given, without a network too. */
export const ConsentPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRows(consentRows);
  return (
    <ProfileSubPage title={t('consent.title')}>
      <p>{t('consent.intro')}</p>
      <LoadedPart loaded={loaded}>
        {(kept) => {
          const own = kept.filter(({ row }) => row.keeperId === person.accountId);
          return switchedPurposes.map((purpose) => <Purpose key={purpose} purpose={purpose} said={own} />);
        }}
      </LoadedPart>
      <ShownToInvestors />
      <Link
        to="/Farmer/profile/consent/name"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline"
      >
        {t('consent.toName')}
      </Link>
    </ProfileSubPage>
  );
};

type Props = { readonly purpose: ConsentPurpose; readonly said: readonly Kept<Consent>[] };

const Purpose = ({ purpose, said }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const last = lastWord(
    said.map(({ row }) => row),
    purpose,
  );
  const state = said.find(({ row }) => row.id === last?.id)?.state;
  const isGiven = last?.isGiven ?? false;
  const answer = async (): Promise<void> => {
    const word = { id: newId(), purpose, textVersion: consentVersions[purpose], isGiven: !isGiven };
    const done = await submit(sayConsent, word);
    setProblem(done.ok ? null : failureWords(done.failure, words));
  };
  return (
    <ProfileCard title={say(`consent.${purpose}Title`)}>
      <p>{say(`consent.${purpose}Text`)}</p>
      <p aria-live="polite" className="font-semibold">
        {last === null
          ? t('consent.never')
          : t(isGiven ? 'consent.given' : 'consent.withdrawn', { time: formatDateTime(last.saidAt, language) })}
      </p>
      {state !== undefined && <StateMark state={state} />}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button look={isGiven ? 'danger' : 'quiet'} className="justify-self-start" onClick={() => void answer()}>
        {t(isGiven ? 'consent.withdraw' : 'consent.give')}
      </Button>
      <p className="text-sm text-ink-soft">{t('consent.version', { version: consentVersions[purpose] })}</p>
    </ProfileCard>
  );
};
