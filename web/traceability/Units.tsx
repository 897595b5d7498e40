import { useRef, useState } from 'react';
import { listUnits, makeUnit, printUnitLabels, unitSymbols, type LogisticUnit } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { PrintLabels } from './PrintLabels.tsx';

const perPage = '10';

/** The pallets and crates of a company, the newest first, each with its labels. */
export const Units = ({ companyId, mayMake }: { readonly companyId: string; readonly mayMake: boolean }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listUnits, { companyId, ...pages.query, limit: perPage });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('codes.unitsTitle')}</h2>
      {mayMake && <UnitForm companyId={companyId} onDone={loaded.reload} />}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('codes.noUnits')}</p>}
            <ul className="grid gap-3">
              {items.map((unit) => (
                <li key={unit.id}>
                  <UnitCard companyId={companyId} unit={unit} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const UnitForm = ({ companyId, onDone }: { readonly companyId: string; readonly onDone: () => void }) => {
  const { t } = useWords();
  const id = useRef(newId());
  const [count, setCount] = useState(0);
  return (
    <Form
      key={count}
      contract={makeUnit}
      draftOf={({ says = '' }) => ({ id: id.current, companyId, says })}
      onDone={() => {
        id.current = newId();
        setCount(count + 1);
        onDone();
      }}
    >
      <TextField name="says" label={t('codes.unitSays')} hint={t('codes.unitHint')} maxLength={80} required />
      <SubmitButton sending={t('form.sending')}>{t('codes.makeUnit')}</SubmitButton>
    </Form>
  );
};

const UnitCard = ({ companyId, unit }: { readonly companyId: string; readonly unit: LogisticUnit }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const unitId = unit.id;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="grid gap-1">
        <span className="text-lg font-bold break-words">{unit.says}</span>
        <span className="text-ink-soft">{t('codes.unitNumber', { number: unit.number })}</span>
        <span className="break-all">{unit.sscc === '' ? unit.link : `(00)${unit.sscc}`}</span>
      </div>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('codes.chooseUnit')}
      </Button>
      {isOpen && (
        <PrintLabels
          symbols={unit.sscc === '' ? unitSymbols.slice(0, 1) : unitSymbols}
          pictureOf={(symbol) =>
            `/api/companies/${companyId}/logistic-units/${unitId}/labels?symbol=${symbol}&on=picture`
          }
          fetch={(symbol, on, copies) =>
            fetchFile(printUnitLabels, { companyId, unitId, symbol, on, copies }, `labels-${on}.pdf`)
          }
        />
      )}
    </div>
  );
};
