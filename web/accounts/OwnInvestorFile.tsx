import { useState } from 'react';
import { readInvestorFile, type InvestorFile } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { InvestorFileFacts } from './InvestorFileFacts.tsx';
import { InvestorFileForm } from './InvestorFileForm.tsx';

type Props = { readonly saysMissing: string; readonly saysComplete: string };

/** One's own investor file: what it says, or the form while it says nothing, and a way to say it anew. */
export const OwnInvestorFile = (props: Props) => {
  const loaded = useLoad(readInvestorFile, {});
  return (
    <LoadedPart loaded={loaded}>
      {({ file }) => <OneFile key={file?.version ?? 0} file={file} onSaved={loaded.reload} {...props} />}
    </LoadedPart>
  );
};

type OneProps = Props & { readonly file: InvestorFile | null; readonly onSaved: () => void };

const OneFile = ({ file, onSaved, saysMissing, saysComplete }: OneProps) => {
  const { t } = useWords();
  const [isChanging, setChanging] = useState(false);
  if (file !== null && !isChanging)
    return (
      <div className="grid gap-4">
        <Notice kind="done">{saysComplete}</Notice>
        <InvestorFileFacts file={file} />
        <Button look="quiet" className="justify-self-start" onClick={() => setChanging(true)}>
          {t('investor.changeFile')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-4">
      {file === null && <Notice kind="hint">{saysMissing}</Notice>}
      <InvestorFileForm file={file} onSaved={onSaved} />
      {file !== null && (
        <Button look="bare" className="justify-self-start" onClick={() => setChanging(false)}>
          {t('form.cancel')}
        </Button>
      )}
    </div>
  );
};
