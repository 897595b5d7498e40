import { useState } from 'react';
import { traceThing, unpackUnit, type TracePoint } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { momentOf } from '#kit/first-moment.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { gramsTyped, nameOf, readable } from './goods-words.ts';

type Props = {
  readonly companyId: string;
  readonly unit: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Takes goods out of a unit: so much of what is in it. */
export const UnpackDialog = ({ companyId, unit, onClose, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const loaded = useLoad(traceThing, { companyId, thing: unit, direction: 'back' });
  return (
    <Dialog title={t('goods.unpack')} isOpen onClose={onClose}>
      <LoadedPart loaded={loaded}>
        {({ things, edges }) => {
          const inside = edges.flatMap(([from, to]) => (to === 0 ? (things[from] ?? []) : []));
          return (
            <Form
              contract={unpackUnit}
              draftOf={(fields) => ({
                id,
                companyId,
                unit,
                happenedAt: momentOf(id),
                parts: inside.flatMap(({ thing }, place) => {
                  const typed = fields[`take.${place}`] ?? '';
                  return typed === '' ? [] : [{ thing, grams: gramsTyped(typed) }];
                }),
              })}
              check={(fields): Record<string, string> => wrongIn(inside, fields)}
              failureWords={(failure, words) => readable(failureWords(failure, words), '', '')}
              onDone={onDone}
            >
              {inside.map((one, place) => (
                <Inside key={one.thing} point={one} place={place} />
              ))}
              <SubmitButton sending={t('form.sending')}>{t('goods.unpackYes')}</SubmitButton>
            </Form>
          );
        }}
      </LoadedPart>
    </Dialog>
  );
};

/** What is taken out must be said; a number that is none is told beside it. */
const wrongIn = (inside: readonly TracePoint[], fields: Readonly<Record<string, string>>): Record<string, string> => {
  const typed = inside.map((_, place) => fields[`take.${place}`] ?? '');
  if (typed.every((one) => one === '')) return { 'take.0': 'lots.gramsRequired' };
  return Object.fromEntries(
    typed.flatMap((one, place) =>
      one !== '' && Number.isNaN(gramsTyped(one)) ? [[`take.${place}`, 'lots.gramsRequired']] : [],
    ),
  );
};

const Inside = ({ point, place }: { readonly point: TracePoint; readonly place: number }) => {
  const words = useWords();
  return (
    <TextField
      name={`take.${place}`}
      label={words.t('goods.takeOut', { name: nameOf(point, words) })}
      inputMode="decimal"
    />
  );
};
