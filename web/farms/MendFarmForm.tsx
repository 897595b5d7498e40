import * as z from 'zod/mini';
import { farmChangesOf, farmDetails, farmRows, registerFarm, reviseFarm, type Farm } from '@shuka/domain/farms';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { draftOfFields, FarmFields } from './FarmFields.tsx';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

type Fields = Readonly<Record<string, string>>;

/** An act kept by an older version of the app may lack a field; then it is empty in the form. */
const someDetails = (value: unknown): Partial<Farm> => z.safeParse(z.partial(farmDetails), value).data ?? {};

const refusedIn = (fields: Fields): Record<string, string> => {
  const read = z.safeParse(farmDetails, draftOfFields(fields));
  return Object.fromEntries(read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

const done = async () => ({ ok: true, value: {} as Farm }) as const; // nobody reads it: the act is sent by its new number

/** The farm form with what was entered, for a farm that was not taken. */
const MendNewFarm = ({ input, onMended }: Props) => {
  const { t } = useWords();
  const { id: _id, ...rest } = input;
  const entered = { name: '', stateCode: '', lga: '', sizeBand: 'small', crop: '', ...someDetails(rest) } as Farm; // the form reads only these
  return (
    <Form
      contract={registerFarm}
      draftOf={(fields) => ({ id: String(input['id']), ...draftOfFields(fields) })}
      send={done}
      onDone={(_farm, draft) => onMended(draft)}
    >
      <FarmFields farm={entered} />
      <SubmitButton sending={t('form.saving')}>{t('farms.saveChanges')}</SubmitButton>
    </Form>
  );
};

/** The farm form with a change that was not taken, beside what the farm was when it was made. */
const MendChange = ({ input, onMended }: Props) => {
  const { t } = useWords();
  const farmId = String(input['farmId']);
  const loaded = useRow(farmRows, farmId);
  const row = loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
  if (row === null) return <Notice kind="hint">{t('farms.gone')}</Notice>;
  const seen: Farm = { ...row, ...someDetails(input['was']) };
  const changesIn = (fields: Fields) => farmChangesOf(seen, draftOfFields(fields));
  return (
    <Form
      contract={reviseFarm}
      draftOf={(fields) => ({ farmId, ...(changesIn(fields) ?? { was: {}, becomes: {} }) })}
      check={refusedIn}
      send={done}
      onDone={(_farm, draft) => onMended(draft)}
    >
      <FarmFields farm={{ ...seen, ...someDetails(input['becomes']) }} />
      <SubmitButton sending={t('form.saving')}>{t('farms.saveChanges')}</SubmitButton>
    </Form>
  );
};

/** A farm, or a change of one, that the server did not take, made right by a person. */
export const MendFarmForm = (props: Props) =>
  'farmId' in props.input ? <MendChange {...props} /> : <MendNewFarm {...props} />;
