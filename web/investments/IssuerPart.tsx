import { decideIssuer, readIssuer, readIssuerPaper, type IssuerWord, type Offer } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { requestOf } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { usePerson } from '#accounts';
import { IssuerLimit } from './IssuerLimit.tsx';
import { Opened } from './OfferActs.tsx';
import { Part } from './Part.tsx';
import { ProposeIssuerForm } from './ProposeIssuerForm.tsx';

/** What the farmer of an offer counts as by law, what admins said of it, and what a second one has to look at. */
export const IssuerPart = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useWords();
  const loaded = useLoad(readIssuer, { offerId: offer.id });
  return (
    <Part title={t('investments.issuerTitle')}>
      <LoadedPart loaded={loaded}>
        {({ issuer, words }) => (
          <>
            <IssuerLimit issuer={issuer} />
            <ul className="grid gap-3 empty:hidden">
              {words.map((word) => (
                <li key={word.id} className="grid gap-2 border-t border-line pt-3">
                  <Word offerId={offer.id} word={word} onDecided={loaded.reload} />
                </li>
              ))}
            </ul>
            {words.every(({ isConfirmed }) => isConfirmed !== null) && (
              <ProposeIssuerForm key={words.length} offerId={offer.id} onProposed={loaded.reload} />
            )}
          </>
        )}
      </LoadedPart>
    </Part>
  );
};

type WordProps = { readonly offerId: string; readonly word: IssuerWord; readonly onDecided: () => void };

const Word = ({ offerId, word, onDecided }: WordProps) => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const { company, cacNumber, notedOn, proposedByName, reason, source, isConfirmed, decidedByName } = word;
  const paper = requestOf(readIssuerPaper, { offerId, wordId: word.id }, undefined).url;
  const state =
    isConfirmed === null
      ? t('offers.issuerWaits')
      : isConfirmed
        ? t('offers.issuerConfirmed', { name: decidedByName })
        : t('offers.issuerRefused', { name: decidedByName, reason: word.decisionReason });
  return (
    <>
      <p className="font-semibold">{state}</p>
      <p className="break-words">
        {t('investments.issuerCompany', { company, cacNumber, date: formatDate(notedOn, language) })}
      </p>
      <p className="break-words">{t('offers.issuerProposed', { name: proposedByName, reason, source })}</p>
      <a href={paper} target="_blank" rel="noreferrer" className="min-h-11 py-2 font-semibold text-leaf underline">
        {t('offers.issuerSeePaper')}
      </a>
      {isConfirmed === null && word.proposedById !== person.accountId && (
        <DecideForm offerId={offerId} wordId={word.id} onDecided={onDecided} />
      )}
    </>
  );
};

type DecideProps = { readonly offerId: string; readonly wordId: string; readonly onDecided: () => void };

const DecideForm = ({ offerId, wordId, onDecided }: DecideProps) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <Opened says={t('offers.issuerDecide')}>
      <Form
        contract={decideIssuer}
        draftOf={(fields) => ({
          offerId,
          wordId,
          decision: (fields['decision'] ?? '') as 'confirm' | 'refuse', // the contract refuses what is none
          reason: fields['reason'] ?? '',
          password: fields['password'] ?? '',
        })}
        onDone={onDecided}
      >
        <ChoiceField
          name="decision"
          label={t('offers.decision')}
          choices={[
            { value: 'confirm', label: t('offers.issuerConfirm') },
            { value: 'refuse', label: t('offers.issuerRefuse') },
          ]}
        />
        <TextArea name="reason" label={t('offers.issuerReason')} maxLength={500} rows={2} />
        <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
        <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
          {t('offers.decide')}
        </SubmitButton>
      </Form>
    </Opened>
  );
};
