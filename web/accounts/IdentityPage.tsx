import { useState } from 'react';
import { numberKinds, readIdentity, type Identity } from '@shuka/domain/accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { BankCard } from './BankCard.tsx';
import { NumberCard } from './NumberCard.tsx';
import { ProfileSubPage } from './ProfileSubPage.tsx';
import { VerificationCard } from './VerificationCard.tsx';

/** The vault: identity numbers and the bank account, by their last three. Nothing of it is ever kept on the phone. */
export const IdentityPage = () => {
  const { t } = useWords();
  const loaded = useLoad(readIdentity, {});
  return (
    <ProfileSubPage title={t('identity.title')}>
      <p>{t('identity.intro')}</p>
      <Notice kind="hint">{t('identity.online')}</Notice>
      <LoadedPart loaded={loaded}>{(identity) => <Vault identity={identity} />}</LoadedPart>
    </ProfileSubPage>
  );
};

const Vault = ({ identity: loaded }: { identity: Identity }) => {
  const [identity, setIdentity] = useState(loaded);
  return (
    <>
      <VerificationCard verification={identity.verification} />
      {numberKinds.map((kind) => (
        <NumberCard
          key={kind}
          kind={kind}
          kept={identity.numbers.find((number) => number.kind === kind) ?? null}
          onChanged={setIdentity}
        />
      ))}
      <BankCard bank={identity.bank} onChanged={setIdentity} />
    </>
  );
};
