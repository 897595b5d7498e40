import { businessUnits, saveBusiness, type Business } from '@shuka/domain/marketplace';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { changesOf } from '@shuka/domain/kit/revise.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { AskAmounts, useAskAmounts } from './AskAmounts.tsx';
import { detailsOfFields, refusedIn, type Fields } from './business-fields.ts';
import { BusinessFields } from './BusinessFields.tsx';

type Draft = DraftOf<typeof saveBusiness>;

type Props = {
  readonly keeperId: string;
  /** As the person saw it when they began; null when there was none. */
  readonly seen: Business | null;
  readonly begins: Fields;
  readonly onSaved: (draft: Draft) => void;
  readonly onUnchanged: () => void;
  /** Where the draft goes instead of out: a mended act. */
  readonly isMending?: boolean;
};

/** Only what is different is sent of a change; all of it where there was nothing. */
const draftOf = (keeperId: string, seen: Business | null, fields: Fields): Draft => {
  const details = detailsOfFields(fields);
  if (seen === null) return { keeperId, was: {}, becomes: details };
  return { keeperId, ...(changesOf(businessUnits, seen, details) ?? { was: {}, becomes: {} }) };
};

const takenBack = {
  ok: false,
  failure: { status: 0, code: 'asked', title: '', fields: [{ field: 'asked', says: 'field.wrong' }], requestId: null },
} as const;

const mended = { ok: true, value: {} as Business } as const; // nobody reads it: the act is sent by its new number

/** An agri-business begun or changed. Amounts that no farm business has are asked back before they are saved. */
export const BusinessForm = ({ keeperId, seen, begins, onSaved, onUnchanged, isMending = false }: Props) => {
  const { t } = useWords();
  const { asked, isRight } = useAskAmounts();
  const check = (fields: Fields): Record<string, string> => {
    const details = detailsOfFields(fields);
    const refused = refusedIn(seen, details, keeperId);
    if (Object.keys(refused).length > 0 || seen === null || isMending) return refused;
    if (changesOf(businessUnits, seen, details) !== null) return {};
    onUnchanged();
    return { nothing: 'farms.unchanged' }; // keeps the form from sending it
  };
  const send = async (contract: typeof saveBusiness, draft: Draft) => {
    if (!(await isRight({ yearlyTonnes: null, employees: null, productCount: null, ...draft.becomes } as Business)))
      return takenBack; // only the amounts are read
    return isMending ? mended : submit(contract, draft);
  };
  return (
    <>
      <Form
        contract={saveBusiness}
        draftOf={(fields) => draftOf(keeperId, seen, fields)}
        check={check}
        send={send}
        onDone={(_business, draft) => onSaved(draft)}
      >
        <BusinessFields begins={begins} />
        <SubmitButton sending={t('form.saving')}>
          {t(seen === null ? 'business.create' : 'business.update')}
        </SubmitButton>
      </Form>
      <AskAmounts asked={asked} />
    </>
  );
};
