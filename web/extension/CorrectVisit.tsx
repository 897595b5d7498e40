import type { Visit } from '@shuka/domain/extension';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { RecordVisitForm } from './RecordVisitForm.tsx';

/** A visit written down anew; the first one stays, struck through. */
export const CorrectVisit = ({ visit, onDone }: { visit: Visit; onDone: () => void }) => {
  const { t } = useWords();
  return (
    <div className="grid gap-3">
      <p>{t('extension.correctText')}</p>
      <RecordVisitForm
        keeperId={visit.keeperId}
        begins={{ ...visit, corrects: visit.id }}
        proof={null}
        onSaved={onDone}
      />
      <Button look="bare" onClick={onDone}>
        {t('form.cancel')}
      </Button>
    </div>
  );
};
