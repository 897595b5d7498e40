import { useRef, useState } from 'react';
import {
  claimAccount,
  consentVersions,
  denyAccount,
  readClaim,
  switchedPurposes,
  type ClaimView,
  type ConsentPurpose,
} from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useSpokenWords } from '#kit/use-spoken-words.ts';
import { useWords } from '#kit/words.tsx';
import { forgetSession } from './session.ts';

type Props = { readonly onDone: () => void; readonly onDenied: () => void };

/** A farmer comes for the first time: what was written down of them, what was agreed to for them, and a password if they like. */
export const ClaimForm = (props: Props) => {
  const loaded = useLoad(readClaim, {});
  return <LoadedPart loaded={loaded}>{(claim) => <Claim claim={claim} {...props} />}</LoadedPart>;
};

const Claim = ({ claim, onDone, onDenied }: Props & { readonly claim: ClaimView }) => {
  const { t, language } = useWords();
  const wordIds = useRef(new Map<ConsentPurpose, string>());
  const wordId = (purpose: ConsentPurpose): string => {
    const id = wordIds.current.get(purpose) ?? newId();
    wordIds.current.set(purpose, id);
    return id;
  };
  const registered = formatDate(claim.registeredAt, language);
  return (
    <div className="grid gap-5">
      <h2 className="text-lg font-bold">{t('login.claimTitle', { name: claim.firstName })}</h2>
      <p>{t('login.claimIntro', { manager: claim.registeredByName, date: registered })}</p>
      <WrittenDown claim={claim} />
      <Form
        contract={claimAccount}
        draftOf={(fields) => ({
          // Each try is an act of its own: a password that was refused must not stand in the way of the next one.
          id: newId(),
          said: switchedPurposes.flatMap((purpose) => {
            const answer = fields[purpose];
            const word = { id: wordId(purpose), purpose, textVersion: consentVersions[purpose] };
            return answer === 'yes' || answer === 'no' ? [{ ...word, isGiven: answer === 'yes' }] : [];
          }),
          password: fields['password'] === undefined || fields['password'] === '' ? null : fields['password'],
        })}
        onDone={onDone}
      >
        <ProxyWords claim={claim} />
        <PasswordField
          name="password"
          label={t('login.claimPassword')}
          hint={t('login.claimPasswordHint')}
          autoComplete="new-password"
        />
        <SubmitButton sending={t('form.sending')}>{t('login.claimSubmit')}</SubmitButton>
      </Form>
      <NotMe onDenied={onDenied} />
    </div>
  );
};

/** Each use of the data, as it was answered for them, to be confirmed or taken back. */
const ProxyWords = ({ claim }: { claim: ClaimView }) => {
  const { t, language } = useWords();
  const { words: spoken, isHere } = useSpokenWords(language);
  const said = new Map(claim.said.map(({ purpose, isGiven }) => [purpose, isGiven ? 'yes' : 'no']));
  return (
    <>
      <p>{t('login.claimConsent')}</p>
      {!isHere && <Loading />}
      {(isHere ? switchedPurposes : []).map((purpose) => (
        <ChoiceField
          key={purpose}
          name={purpose}
          label={spoken.say(`consent.${purpose}Text`)}
          chosen={said.get(purpose)}
          choices={[
            { value: 'yes', label: t('login.yes') },
            { value: 'no', label: t('login.no') },
          ]}
        />
      ))}
    </>
  );
};

const WrittenDown = ({ claim }: { claim: ClaimView }) => {
  const { t, language } = useWords();
  const born = claim.birthDate === null ? String(claim.birthYear ?? '') : formatDate(claim.birthDate, language);
  const lines = [
    [t('login.claimName'), `${claim.firstName} ${claim.lastName}`],
    [t('login.claimPlace'), [claim.village, claim.lga].filter((text) => text !== '').join(', ')],
    [t('login.claimBorn'), born],
    [t('login.claimCrops'), claim.crops.join(', ')],
    [t('login.claimGuardian'), claim.guardian?.name ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <dl className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="break-words font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Somebody else's name at one's own number: asked once more, then the number leads there no longer. */
const NotMe = ({ onDenied }: { onDenied: () => void }) => {
  const words = useWords();
  const { t } = words;
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const deny = async (): Promise<void> => {
    const done = await call(denyAccount, { id: newId() });
    if (!done.ok) return setProblem(failureWords(done.failure, words));
    forgetSession();
    onDenied();
  };
  if (!isAsking)
    return (
      <Button look="bare" onClick={() => setAsking(true)}>
        {t('login.notMe')}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p>{t('login.notMeWhy')}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={() => void deny()}>
          {t('login.notMeYes')}
        </Button>
        <Button look="quiet" onClick={() => setAsking(false)}>
          {t('login.notMeNo')}
        </Button>
      </div>
    </div>
  );
};
