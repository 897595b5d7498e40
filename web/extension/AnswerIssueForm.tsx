import { answerIssue, type Issue } from '@shuka/domain/extension';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** Says what to do about a problem, and whether it is over. */
export const AnswerIssueForm = ({ issue, onSaved }: { issue: Issue; onSaved: () => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={answerIssue}
      draftOf={({ answer = '', isSolved }) => ({ issueId: issue.id, answer, isSolved: isSolved !== undefined })}
      onDone={onSaved}
    >
      <TextArea
        name="answer"
        label={t('extension.answer')}
        defaultValue={issue.answer}
        maxLength={1000}
        rows={3}
        required
      />
      <label className="flex min-h-12 items-center gap-3">
        <input type="checkbox" name="isSolved" className="size-6 accent-leaf" />
        {t('extension.isSolved')}
      </label>
      <SubmitButton sending={t('form.saving')}>{t('extension.answerSend')}</SubmitButton>
    </Form>
  );
};
