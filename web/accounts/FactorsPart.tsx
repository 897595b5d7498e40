import { useState } from 'react';
import { readFactors, type Factors } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveFactor } from './RemoveFactor.tsx';

type Props = { readonly factors: Factors; readonly onChanged: () => void };

/** Whether one of them may go: the last stays with those who must have one. */
const mayGo = ({ appSince, passkeys, mayRemoveLast }: Factors): boolean =>
  mayRemoveLast || passkeys.length + (appSince === null ? 0 : 1) > 1;

const AppCard = ({ factors, onChanged }: Props) => {
  const { t, language } = useWords();
  return (
    <ProfileCard title={t('security.app')}>
      {factors.appSince === null ? (
        <AddApp onAdded={onChanged} />
      ) : (
        <>
          <p>{t('security.appSince', { date: formatDate(factors.appSince, language) })}</p>
          {mayGo(factors) && <RemoveFactor passkeyId={null} onRemoved={onChanged} />}
        </>
      )}
    </ProfileCard>
  );
};

const Passkeys = ({ factors, onChanged }: Props) => {
  const { t } = useWords();
  return (
    <ProfileCard title={t('security.passkeys')}>
      <p>{t('security.passkeyWhat')}</p>
      <ul className="grid gap-3 empty:hidden">
        {factors.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.passkeyId} passkey={passkey} mayGo={mayGo(factors)} onChanged={onChanged} />
        ))}
      </ul>
      <AddPasskey onAdded={onChanged} />
    </ProfileCard>
  );
};

/** Everything somebody may prove themselves by, to add, name and take away. */
export const FactorsPart = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useWords();
  const [turn, setTurn] = useState(0);
  const loaded = useLoad(readFactors, {});
  const changed = (): void => {
    setTurn(turn + 1);
    loaded.reload();
    onChanged();
  };
  return (
    <>
      <Notice kind="done">{t('factor.done')}</Notice>
      <LoadedPart loaded={loaded}>
        {(factors) => (
          <div key={turn} className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <AppCard factors={factors} onChanged={changed} />
            <Passkeys factors={factors} onChanged={changed} />
            <RecoveryCodes left={factors.codesLeft} />
          </div>
        )}
      </LoadedPart>
    </>
  );
};
