import { Search, UserPlus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { findGroup, groupCode, joinGroup, type GroupInvitation, type LoanGroup } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Facts } from '#kit/facts.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useToday } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CostBox } from './CostBox.tsx';
import { methodWords, percentOf } from './loan-words.ts';
import { memberOf } from './member-of.ts';
import { MemberFields } from './MemberFields.tsx';

type Props = { readonly keeperId: string; readonly onDone: (group: LoanGroup) => void };

/** Finds a group by the code its leader passed on, shows what it is, and joins it. */
export const JoinGroupForm = ({ keeperId, onDone }: Props) => {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const look = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = groupCode.safeParse(new FormData(event.currentTarget).get('code'));
    setWrong(!read.success);
    setCode(read.success ? read.data : '');
  };
  return (
    <>
      <form method="post" noValidate onSubmit={look} className="grid gap-4">
        <TextField name="code" label={t('loans.groupCode')} hint={t('loans.groupCodeHint')} autoComplete="off" />
        {isWrong && <Notice kind="error">{t('loans.groupCodeWrong')}</Notice>}
        <Button type="submit" look="quiet">
          <Search aria-hidden className="size-5 shrink-0" />
          {t('loans.findGroup')}
        </Button>
      </form>
      {code !== '' && <Found key={code} code={code} keeperId={keeperId} onDone={onDone} />}
    </>
  );
};

const Found = ({ code, keeperId, onDone }: Props & { readonly code: string }) => {
  const { t } = useWords();
  const loaded = useLoad(findGroup, { code });
  if (loaded.state === 'failed' && loaded.failure.status === 404)
    return <Notice kind="error">{t('loans.noSuchGroup')}</Notice>;
  return (
    <LoadedPart loaded={loaded}>
      {(found) => <Joining found={found} code={code} keeperId={keeperId} onDone={onDone} />}
    </LoadedPart>
  );
};

const Joining = ({
  found,
  code,
  keeperId,
  onDone,
}: Props & { readonly code: string; readonly found: GroupInvitation }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const today = useToday();
  const [share, setShare] = useState(0);
  const { name, leaderName, productName, terms, instalments, members, most } = found;
  const isWithin = share >= found.leastKobo && share <= found.mostKobo;
  const read = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement && target.name === 'principalKobo') setShare(parseNaira(target.value) ?? 0);
  };
  return (
    <>
      <Facts
        facts={[
          [t('loans.groupName'), name],
          [t('loans.leader'), leaderName],
          [t('loans.product'), productName],
          [t(methodWords[terms.method]), percentOf(terms.ratePpm / 100)],
          [t('loans.instalments'), String(instalments)],
          [t('loans.ownShare'), `${formatNaira(found.leastKobo)} - ${formatNaira(found.mostKobo)}`],
          [t('loans.members'), t('loans.membersOf', { members, most })],
        ]}
      />
      <div onInput={read}>
        <Form contract={joinGroup} draftOf={(fields) => ({ id, keeperId, code, ...memberOf(fields) })} onDone={onDone}>
          <MemberFields />
          <SubmitButton sending={t('form.sending')}>
            <UserPlus aria-hidden className="size-5 shrink-0" />
            {t('loans.join')}
          </SubmitButton>
        </Form>
      </div>
      {isWithin && <CostBox terms={terms} principalKobo={share} instalments={instalments} from={today} />}
    </>
  );
};
