import { Send } from 'lucide-react';
import { useState } from 'react';
import { sendArticle, type Receivers } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { GroupField } from './GroupField.tsx';
import { LgaFields } from './LgaFields.tsx';
import { PickFarmers } from './PickFarmers.tsx';
import { useIsAgronomist } from './use-is-agronomist.ts';

const ways = ['chosen', 'all', 'group', 'lga', 'everyone'] as const;

type Way = (typeof ways)[number];

const wayWords = {
  chosen: 'library.wayChosen',
  all: 'library.wayAll',
  group: 'library.wayGroup',
  lga: 'library.wayLga',
  everyone: 'library.wayEveryone',
} as const;

type Choice = {
  readonly way: Way;
  readonly chosen: ReadonlySet<string>;
  readonly roomId: string;
  readonly place: { readonly stateCode: string; readonly lga: string };
};

const begins: Choice = { way: 'chosen', chosen: new Set(), roomId: '', place: { stateCode: '', lga: '' } };

const receiversOf = ({ way, chosen, roomId, place }: Choice): Receivers => {
  if (way === 'all') return { kind: 'all' };
  if (way === 'group') return { kind: 'group', roomId };
  return way === 'chosen' ? { kind: 'chosen', farmerIds: [...chosen] } : { kind: way, ...place };
};

/** Whether nobody is meant yet. */
const isNobody = ({ way, chosen, roomId, place }: Choice): boolean => {
  if (way === 'all') return false;
  if (way === 'group') return roomId === '';
  return way === 'chosen' ? chosen.size === 0 : place.lga === '';
};

type ToWhomProps = { readonly choice: Choice; readonly onChange: (change: Partial<Choice>) => void };

/** Whom it goes to; all farmers of an LGA only where an agronomist sends. */
const ToWhom = ({ choice, onChange }: ToWhomProps) => {
  const { t } = useWords();
  const isAgronomist = useIsAgronomist();
  const { way, chosen, roomId, place } = choice;
  return (
    <>
      <ChoiceChips
        label={t('library.toWhom')}
        choices={ways
          .filter((value) => value !== 'everyone' || isAgronomist)
          .map((value) => ({ value, says: t(wayWords[value]) }))}
        chosen={way}
        onChange={(value) => onChange({ way: value })}
      />
      {way === 'chosen' && <PickFarmers chosen={chosen} onChange={(picked) => onChange({ chosen: picked })} />}
      {way === 'group' && <GroupField roomId={roomId} onChange={(picked) => onChange({ roomId: picked })} />}
      {way === 'everyone' && <p>{t('library.everyoneHint')}</p>}
      {(way === 'lga' || way === 'everyone') && (
        <LgaFields place={place} onChange={(picked) => onChange({ place: picked })} />
      )}
    </>
  );
};

type Props = { readonly articleId: string; readonly onSent: (farmers: number) => void };

/** To whom an article goes, with a word beside it. */
export const SendArticleForm = ({ articleId, onSent }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [choice, setChoice] = useState(begins);
  return (
    <Form
      contract={sendArticle}
      draftOf={({ note = '' }) => ({ id, articleId, to: receiversOf(choice), note })}
      onDone={({ farmers }) => onSent(farmers)}
    >
      <ToWhom choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} />
      <TextArea name="note" label={t('library.note')} hint={t('library.noteHint')} rows={2} maxLength={500} />
      <div>
        <SubmitButton sending={t('form.saving')} isDisabled={isNobody(choice)}>
          <Send aria-hidden className="size-5 shrink-0" />
          {t('library.sendNow')}
        </SubmitButton>
      </div>
    </Form>
  );
};
