import { useState } from 'react';
import { readIdentity, type Identity } from '@shuka/domain/accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { BankCard } from './BankCard.tsx';

/** The bank account in the vault alone, for those whose profile holds no identity numbers. `back` is their wallet. */
export const BankAccountPage = ({ back }: { readonly back: string }) => {
  const { t } = useWords();
  const loaded = useLoad(readIdentity, {});
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to={back}>{t('identity.toWallet')}</BackLink>
      <h1 className="text-2xl font-bold">{t('identity.account')}</h1>
      <Notice kind="hint">{t('identity.online')}</Notice>
      <LoadedPart loaded={loaded}>{(identity) => <OwnBank identity={identity} />}</LoadedPart>
    </section>
  );
};

const OwnBank = ({ identity: loaded }: { readonly identity: Identity }) => {
  const [identity, setIdentity] = useState(loaded);
  return <BankCard bank={identity.bank} onChanged={setIdentity} />;
};
