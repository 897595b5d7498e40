import { useState } from 'react';
import { HiddenField } from './hidden-field.tsx';
import { Notice } from './notice.tsx';

type Props = {
  readonly name: string;
  /** Whether it is there now: a picture that was chosen, a voice that was recorded. */
  readonly isThere: boolean;
  /** Says that it is gone, and what to do. */
  readonly says: string;
};

/** A draft keeps what was typed, and no picture nor voice. It remembers that there was one, and whoever comes back is told. */
export const BringAgain = ({ name, isThere, says }: Props) => {
  const [wasThere, setWasThere] = useState(false);
  if (isThere && wasThere) setWasThere(false);
  return (
    <>
      <HiddenField
        name={name}
        value={isThere || wasThere ? 'yes' : ''}
        onTyped={(text) => setWasThere(text === 'yes')}
      />
      {wasThere && !isThere && <Notice kind="hint">{says}</Notice>}
    </>
  );
};
