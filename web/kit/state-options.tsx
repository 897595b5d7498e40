import { stateChoices } from '@shuka/domain/kit/state-names.ts';

type Props = { readonly states?: readonly { readonly code: string; readonly name: string }[] };

/** The states a field offers, by their names; in the order of their codes unless told otherwise. */
export const StateOptions = ({ states = stateChoices }: Props) =>
  states.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
