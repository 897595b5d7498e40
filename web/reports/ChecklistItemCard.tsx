import type { ChecklistItem, Verdict } from '@shuka/domain/reports';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { AnswerPhotos } from './AnswerPhotos.tsx';
import { PointFields } from './PointFields.tsx';
import { newPoint } from './begin-inspection.ts';
import type { WrittenAnswer } from './unfinished-inspection.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

type Props = {
  readonly item: ChecklistItem;
  readonly answer: WrittenAnswer | undefined;
  readonly farmId: string;
  readonly inspectedOn: string;
  readonly onAnswer: (answer: WrittenAnswer) => void;
};

const unanswered: WrittenAnswer = { verdict: null, point: null, photoIds: [] };

/** One item of the checklist: what is asked, the three answers, and what to do where it fails. */
export const ChecklistItemCard = ({ item, answer = unanswered, farmId, inspectedOn, onAnswer }: Props) => {
  const { t, say } = useWords();
  const error = useFormState().errors[item.id];
  const choose = (verdict: Verdict): void =>
    onAnswer({
      ...answer,
      verdict,
      point: verdict === 'fails' ? (answer.point ?? newPoint(inspectedOn, item.grade)) : answer.point,
    });
  const asks = say(`inspection.item.${item.id}`);
  return (
    <fieldset
      aria-label={asks}
      tabIndex={-1}
      data-invalid={error !== undefined}
      className="grid min-w-0 gap-3 rounded-2xl border border-line bg-paper p-4 data-[invalid=true]:border-danger"
    >
      <p className="font-semibold">{asks}</p>
      <VerdictButtons chosen={answer.verdict} onChoose={choose} />
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
      {answer.verdict === 'fails' && answer.point !== null && (
        <>
          {item.grade === 'major' && <p className="text-sm text-ink-soft">{t('inspection.isMajor')}</p>}
          <PointFields
            name={item.id}
            point={answer.point}
            least={item.grade}
            inspectedOn={inspectedOn}
            onChange={(point) => onAnswer({ ...answer, point })}
          />
          <AnswerPhotos
            farmId={farmId}
            photoIds={answer.photoIds}
            onChange={(photoIds) => onAnswer({ ...answer, photoIds })}
          />
        </>
      )}
    </fieldset>
  );
};
