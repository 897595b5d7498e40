import { Check } from 'lucide-react';
import { closeTillCase, listTillCases } from '@shuka/domain/loans';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CaseText } from './HandIns.tsx';

/** Cases of cash that nobody has looked into yet, and the words they are ended with. */
export const TillCasesPart = () => {
  const { t } = useWords();
  const pages = usePages('till cases');
  const loaded = useLoad(listTillCases, { limit: '20', ...pages.query });
  return (
    <>
      <h2 className="text-xl font-bold">{t('till.cases')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('till.noCases')}</output>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
                  <p className="text-lg font-bold break-words">{one.managerName}</p>
                  <CaseText one={one} />
                  <Form
                    contract={closeTillCase}
                    draftOf={({ words = '' }) => ({ caseId: one.id, words })}
                    onDone={loaded.reload}
                  >
                    <TextArea name="words" label={t('till.foundOut')} maxLength={500} />
                    <SubmitButton look="quiet" sending={t('form.sending')}>
                      <Check aria-hidden className="size-5 shrink-0" />
                      {t('till.endCase')}
                    </SubmitButton>
                  </Form>
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};
