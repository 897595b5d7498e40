import * as z from 'zod/mini';
import { farmChangesOf, farmDetails, reviseFarm, type Farm, type FarmDetails } from '@shuka/domain/farms';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { draftOfFields, FarmFields } from './FarmFields.tsx';

type Props = {
  /** As the person saw it when they began: what changed elsewhere since is told apart by it. */
  readonly farm: Farm;
  readonly onChanged: () => void;
  readonly onUnchanged: () => void;
};

type Fields = Readonly<Record<string, string>>;

/** Trimmed as the contract will, so that a space at the end is no change. */
const detailsOf = (fields: Fields): FarmDetails => {
  const details = draftOfFields(fields);
  return { ...details, name: details.name.trim(), crop: details.crop.trim() };
};

/** What is wrong with the details, by the names of the fields; the act itself calls them `becomes.name` and so on. */
const refusedIn = (details: FarmDetails): Record<string, string> => {
  const read = z.safeParse(farmDetails, details);
  return Object.fromEntries(read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

/** Changes some of a farm's details. Only what is different is sent; where nothing is, nothing is. */
export const ReviseFarmForm = ({ farm, onChanged, onUnchanged }: Props) => {
  const { t } = useWords();

  const draftOf = (fields: Fields) => ({
    farmId: farm.id,
    ...(farmChangesOf(farm, detailsOf(fields)) ?? { was: {}, becomes: {} }),
  });
  const check = (fields: Fields): Record<string, string> => {
    if (farmChangesOf(farm, detailsOf(fields)) !== null) return refusedIn(detailsOf(fields));
    onUnchanged();
    return { nothing: 'farms.unchanged' }; // keeps the form from sending it
  };

  return (
    <Form contract={reviseFarm} draftOf={draftOf} check={check} onDone={onChanged}>
      <FarmFields farm={farm} />
      <SubmitButton sending={t('form.saving')}>{t('farms.saveChanges')}</SubmitButton>
    </Form>
  );
};
