import { Scale } from 'lucide-react';
import { useState } from 'react';
import { confirmCut, listCuts, listProducts, recordCut, type CropCut } from '@shuka/domain/insurance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Crop cuts of a product that pays by the yield of an area: recorded by one person, confirmed by another. */
export const CutsPart = () => {
  const { t } = useWords();
  const loaded = useLoad(listProducts, { limit: '100' });
  const [chosen, setChosen] = useState('');
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => {
        const byYield = items.filter(({ terms }) => terms.index.kind === 'yield');
        if (byYield.length === 0) return null;
        return (
          <section className="grid gap-3">
            <h2 className="text-xl font-bold">{t('insurance.cuts')}</h2>
            <p>{t('insurance.cutsText')}</p>
            <SelectField
              name="product"
              label={t('insurance.product')}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{t('insurance.chooseProduct')}</option>
              {byYield.map(({ id, terms }) => (
                <option key={id} value={id}>
                  {terms.name}
                </option>
              ))}
            </SelectField>
            {chosen !== '' && <Cuts key={chosen} productId={chosen} />}
          </section>
        );
      }}
    </LoadedPart>
  );
};

const Cuts = ({ productId }: { readonly productId: string }) => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const loaded = useLoad(listCuts, { productId, limit: '100' });
  const [turn, setTurn] = useState(newId);
  const again = (): void => {
    setTurn(newId());
    loaded.reload();
  };
  return (
    <>
      <RecordCut key={turn} id={turn} productId={productId} onDone={again} />
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-3 empty:hidden">
            {items.map((cut) => (
              <li key={cut.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
                <p className="font-semibold break-words">
                  {t('insurance.cutLine', {
                    place: cut.place,
                    day: formatDate(cut.cutOn, language),
                    name: cut.recordedByName,
                  })}
                </p>
                {cut.confirmedBy === null ? (
                  cut.recordedBy === person.accountId ? (
                    <p className="text-ink-soft">{t('insurance.cutWaits')}</p>
                  ) : (
                    <ConfirmCut cut={cut} onDone={again} />
                  )
                ) : (
                  <p>{t('insurance.cutWeighed', { grams: String(cut.grams), name: cut.confirmedByName })}</p>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
    </>
  );
};

const whole = (text: string | undefined): number => (/^\d{1,8}$/.test((text ?? '').trim()) ? Number(text) : Number.NaN);

const WeighedFields = () => {
  const { t } = useWords();
  return (
    <>
      <TextField name="squareMetres" inputMode="numeric" label={t('insurance.cutArea')} />
      <TextField name="grams" inputMode="numeric" label={t('insurance.cutGrams')} />
    </>
  );
};

type RecordProps = { readonly id: string; readonly productId: string; readonly onDone: () => void };

const RecordCut = ({ id, productId, onDone }: RecordProps) => {
  const { t } = useWords();
  return (
    <Form
      contract={recordCut}
      draftOf={({ place = '', cutOn = '', squareMetres, grams }) => ({
        id,
        productId,
        place,
        cutOn,
        squareMetres: whole(squareMetres),
        grams: whole(grams),
      })}
      onDone={onDone}
    >
      <TextField name="place" label={t('insurance.cutPlace')} maxLength={120} />
      <TextField name="cutOn" type="date" label={t('insurance.cutOn')} />
      <WeighedFields />
      <SubmitButton sending={t('form.sending')}>
        <Scale aria-hidden className="size-5 shrink-0" />
        {t('insurance.recordCut')}
      </SubmitButton>
    </Form>
  );
};

const ConfirmCut = ({ cut, onDone }: { readonly cut: CropCut; readonly onDone: () => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={confirmCut}
      draftOf={({ squareMetres, grams }) => ({
        cutId: cut.id,
        squareMetres: whole(squareMetres),
        grams: whole(grams),
      })}
      onDone={onDone}
    >
      <WeighedFields />
      <SubmitButton sending={t('form.sending')}>
        <Scale aria-hidden className="size-5 shrink-0" />
        {t('insurance.confirmCut')}
      </SubmitButton>
    </Form>
  );
};
