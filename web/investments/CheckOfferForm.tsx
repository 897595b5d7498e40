import { useState } from 'react';
import { checkOffer, visitNotOlderThanDays, type Offer } from '@shuka/domain/investments';
import { addDays } from '@shuka/domain/kit/day.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Notice } from '#kit/notice.tsx';
import { today } from '#kit/today.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { lacking } from './lacking.ts';
import { PathLink } from './PathLink.tsx';
import { VisitField } from './VisitField.tsx';
import { useVisitsOf } from './visits-of-farm.ts';

type Props = { readonly offer: Offer; readonly onChecked: (offer: Offer) => void };

/** The verifier's word on an offer: it stands, by a visit to its farm, or it goes back with the reason. */
export const CheckOfferForm = ({ offer, onChecked }: Props) => {
  const { t } = useWords();
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-xl font-bold">{t('offers.checkTitle')}</h2>
      <p>{t('offers.checkText')}</p>
      <FormDraft name={`verdict ${offer.id}`}>
        {(saved) => <VerdictForm offer={offer} onChecked={(checked) => void saved().then(() => onChecked(checked))} />}
      </FormDraft>
    </section>
  );
};

const VerdictForm = ({ offer, onChecked }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [verdict, setVerdict] = useState('');
  const [since] = useState(() => addDays(today(), -visitNotOlderThanDays));
  const visits = useVisitsOf(offer.farmId).filter(
    ({ visitedOn, managerId }) => visitedOn >= since && managerId !== offer.promoter.id,
  );
  return (
    <div className="contents" onInput={({ target }) => setVerdict(verdictOf(target, verdict))}>
      <Form
        contract={checkOffer}
        draftOf={(fields) => ({
          offerId: offer.id,
          verdict: (fields['verdict'] ?? '') as 'stands' | 'returned', // the contract refuses what is none
          visitId: fields['verdict'] === 'stands' ? (fields['visitId'] ?? '') : null,
          words: fields['words'] ?? '',
        })}
        check={(fields) =>
          lacking(fields['verdict'] === 'stands' && !fields['visitId'], 'visitId', 'offers.visitRequired')
        }
        onDone={onChecked}
      >
        <ChoiceField
          name="verdict"
          label={t('offers.verdictQuestion')}
          choices={[
            { value: 'stands', label: t('offers.verdictStands') },
            { value: 'returned', label: t('offers.verdictReturned') },
          ]}
        />
        {verdict === 'stands' && visits.length === 0 && (
          <>
            <Notice kind="error">{t('offers.noRecentVisit', { days: visitNotOlderThanDays })}</Notice>
            <PathLink to={`/extension-farmers/${offer.keeperId}/visit`} look="quiet">
              {t('offers.writeVisit')}
            </PathLink>
          </>
        )}
        {verdict === 'stands' && <VisitField name="visitId" visits={visits} />}
        <TextArea name="words" label={t('offers.verdictWords')} hint={t('offers.verdictWordsHint')} maxLength={1000} />
        <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
          {t('offers.giveVerdict')}
        </SubmitButton>
      </Form>
    </div>
  );
};

const verdictOf = (target: EventTarget, before: string): string =>
  target instanceof HTMLInputElement && target.name === 'verdict' ? target.value : before;
