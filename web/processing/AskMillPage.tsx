import { useState } from 'react';
import { Warehouse } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { askMill, listAsked, listMills } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';
import { gramsTyped } from './kilograms.ts';
import { RequestCard } from './RequestCard.tsx';
import { storagePaths } from './storage-paths.ts';

/** Asks a mill to process produce, one's own or of a farmer in care, and shows what mills answered. */
export const AskMillPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { farmerId } = useParams();
  const keeperId = farmerId ?? person.accountId;
  const [turn, setTurn] = useState(newId);
  const pages = usePages(keeperId);
  const loaded = useLoad(listAsked, { keeperId, ...pages.query });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={farmerId === undefined ? '/Farmer/produce' : `/extension-farmers/${farmerId}/produce`}>
        {t('askMill.back')}
      </BackLink>
      <h1 className="text-2xl font-bold">{t('askMill.title')}</h1>
      <Link
        to={farmerId === undefined ? storagePaths.farmer : `/extension-farmers/${farmerId}/storage`}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf"
      >
        <Warehouse aria-hidden className="size-5" />
        {t('askMill.store')}
      </Link>
      <AskForm
        key={turn}
        id={turn}
        keeperId={keeperId}
        onDone={() => {
          setTurn(newId());
          loaded.reload();
        }}
      />
      <h2 className="text-xl font-bold">{t('askMill.asked')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('askMill.none')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <RequestCard key={one.id} request={one} title={one.millName} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly id: string; readonly keeperId: string; readonly onDone: () => void };

const AskForm = ({ id, keeperId, onDone }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(listMills, { limit: '100' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) =>
        items.length === 0 ? (
          <Notice kind="hint">{t('askMill.noMills')}</Notice>
        ) : (
          <Form
            contract={askMill}
            draftOf={({ millId = '', crop = '', grams, wishedOn = '', note = '' }) => {
              return { id, keeperId, lotId: null, millId, crop, grams: gramsTyped(grams), wishedOn, note };
            }}
            onDone={onDone}
          >
            <SelectField name="millId" label={t('askMill.mill')}>
              {items.map(({ companyId, name, lga }) => (
                <option key={companyId} value={companyId}>
                  {t('askMill.millIn', { name, lga })}
                </option>
              ))}
            </SelectField>
            <TextField name="crop" label={t('askMill.crop')} maxLength={60} required />
            <TextField name="grams" label={t('askMill.kilograms')} inputMode="decimal" required />
            <DayOf name="wishedOn" label={t('askMill.wishedOn')} />
            <TextArea name="note" label={t('askMill.note')} maxLength={500} />
            <SubmitButton sending={t('form.sending')}>{t('askMill.send')}</SubmitButton>
          </Form>
        )
      }
    </LoadedPart>
  );
};
