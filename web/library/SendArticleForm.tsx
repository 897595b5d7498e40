import { Send } from 'lucide-react';
import { useState } from 'react';
import { sendArticle, type Receivers } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { LgaFields } from './LgaFields.tsx';
import { PickFarmers } from './PickFarmers.tsx';

const ways = ['chosen', 'all', 'lga'] as const;

type Way = (typeof ways)[number];

const wayWords = { chosen: 'library.wayChosen', all: 'library.wayAll', lga: 'library.wayLga' } as const;

const nobody: ReadonlySet<string> = new Set();

type Place = { readonly stateCode: string; readonly lga: string };

const receiversOf = (way: Way, chosen: ReadonlySet<string>, place: Place): Receivers => {
  if (way === 'all') return { kind: 'all' };
  return way === 'lga' ? { kind: 'lga', ...place } : { kind: 'chosen', farmerIds: [...chosen] };
};

type Props = { readonly articleId: string; readonly onSent: (farmers: number) => void };

/** To whom an article goes, with a word beside it; each farmer gets a message too. */
export const SendArticleForm = ({ articleId, onSent }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [way, setWay] = useState<Way>('chosen');
  const [chosen, setChosen] = useState(nobody);
  const [place, setPlace] = useState<Place>({ stateCode: '', lga: '' });
  const isNobody = (way === 'chosen' && chosen.size === 0) || (way === 'lga' && place.lga === '');
  return (
    <Form
      contract={sendArticle}
      draftOf={({ note = '' }) => ({ id, articleId, to: receiversOf(way, chosen, place), note })}
      onDone={({ farmers }) => onSent(farmers)}
    >
      <ChoiceChips
        label={t('library.toWhom')}
        choices={ways.map((value) => ({ value, says: t(wayWords[value]) }))}
        chosen={way}
        onChange={setWay}
      />
      {way === 'chosen' && <PickFarmers chosen={chosen} onChange={setChosen} />}
      {way === 'lga' && <LgaFields place={place} onChange={setPlace} />}
      <TextArea name="note" label={t('library.note')} hint={t('library.noteHint')} rows={2} maxLength={500} />
      <div>
        <SubmitButton sending={t('form.saving')} isDisabled={isNobody}>
          <Send aria-hidden className="size-5 shrink-0" />
          {t('library.sendNow')}
        </SubmitButton>
      </div>
    </Form>
  );
};
