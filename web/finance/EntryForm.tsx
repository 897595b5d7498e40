import { oddities, type EntryDetails } from '@shuka/domain/finance';
import type { Farm } from '@shuka/domain/farms';
import type { Season } from '@shuka/domain/seasons';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Result } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { AskBack } from './AskBack.tsx';
import { EntryFields, type EntryStart } from './EntryFields.tsx';
import { useAskBack } from './use-ask-back.ts';

type Fields = Readonly<Record<string, string>>;

type Props<C extends Contract> = {
  readonly contract: C;
  readonly start: EntryStart;
  readonly places: { readonly farms: readonly Farm[]; readonly seasons: readonly Season[] };
  readonly draftOf: (fields: Fields) => DraftOf<C> & EntryDetails;
  readonly check: (fields: Fields) => Readonly<Record<string, string>>;
  readonly send: (contract: C, draft: DraftOf<C>) => Promise<Result<OutputOf<C>>>;
  readonly onDone: (output: OutputOf<C>, draft: DraftOf<C>) => void;
};

/** The form of an entry or a correction; what is odd is asked back before it is kept. */
export const EntryForm = <C extends Contract>({ start, places, draftOf, send, ...act }: Props<C>) => {
  const { t } = useWords();
  const { asked, askFirst } = useAskBack((about) => {
    const season = places.seasons.find(({ id }) => id === about.seasonId);
    return oddities(about, season?.plantedOn ?? null, new Date());
  });
  const sendAsked = askFirst<C>(send);
  return (
    <>
      <Form<C>
        {...act}
        draftOf={draftOf}
        send={(contract, draft) => sendAsked(contract, draft as DraftOf<C> & EntryDetails)} // made by `draftOf` above
      >
        <EntryFields start={start} {...places} />
        <SubmitButton sending={t('form.saving')}>{t('finance.save')}</SubmitButton>
      </Form>
      <AskBack asked={asked} />
    </>
  );
};
