import { useState } from 'react';
import { answerPledge, listPledges, pledgeWords, type StoredLot } from '@shuka/domain/processing';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';
import { claimText } from './StoredCard.tsx';

/** The pledges of warehouse receipts; an admin speaks here for lenders who have no account. */
export const PledgesPage = () => {
  const { t } = useWords();
  const pages = usePages('pledges');
  const loaded = useLoad(listPledges, { ...pages.query, limit: '20' });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('storage.pledges')}</h1>
      <p>{t('storage.pledgesText')}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('storage.noPledges')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <Pledge key={`${one.id}${one.claim?.state ?? ''}`} stored={one} onDone={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly stored: StoredLot; readonly onDone: () => void };

const Pledge = ({ stored, onDone }: Props) => {
  const words = useWords();
  const { t } = words;
  const { paper, holderName, claim } = stored;
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{claimText(stored, t)}</h2>
      <p className="text-lg">
        {t('storage.lotOf', { crop: cropName(paper.crop, words), kilograms: kilogramsText(paper.netGrams) })}
      </p>
      <p>{t('storage.heldBy', { company: paper.companyName, name: holderName })}</p>
      <p>{t('storage.lentOn', { amount: formatNaira(claim?.amountKobo ?? 0), number: paper.number })}</p>
      {claim !== null && (
        <Speak stored={stored} claimId={claim.id} isAccepted={claim.state === 'accepted'} onDone={onDone} />
      )}
    </li>
  );
};

type Word = (typeof pledgeWords)[number];

const says = {
  accept: 'storage.lenderAccepts',
  decline: 'storage.lenderDeclines',
  release: 'storage.lenderReleases',
} as const;

type SpeakProps = Props & { readonly claimId: string; readonly isAccepted: boolean };

const Speak = ({ stored, claimId, isAccepted, onDone }: SpeakProps) => {
  const { t } = useWords();
  const [word, setWord] = useState<Word | null>(null);
  const open = pledgeWords.filter((one) => (one === 'release') === isAccepted);
  if (word === null)
    return (
      <div className="flex flex-wrap gap-3">
        {open.map((one) => (
          <Button key={one} look={one === 'decline' ? 'danger' : 'main'} onClick={() => setWord(one)}>
            {t(says[one])}
          </Button>
        ))}
      </div>
    );
  return (
    <Form
      contract={answerPledge}
      draftOf={({ reason = '', password = '' }) => ({ receiptId: stored.id, claimId, word, reason, password })}
      onDone={onDone}
    >
      <TextArea name="reason" label={t('storage.lenderWord')} hint={t('storage.lenderWordHint')} maxLength={300} />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton look={word === 'decline' ? 'danger' : 'main'} sending={t('form.sending')}>
        {t(says[word])}
      </SubmitButton>
      <Button look="bare" onClick={() => setWord(null)}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};
