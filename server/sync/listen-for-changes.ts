import { listenForChanges as contract } from '@shuka/domain/sync';
import { viewerOf } from '#kit/context.ts';
import { handle, type Lines } from '#kit/route.ts';
import { hubOf } from './live-hub.ts';

async function* onlyFirst(lines: Lines): AsyncGenerator<string> {
  for await (const line of lines) {
    yield line;
    return;
  }
}

/** Says when something changed for the viewer; what it was comes by a pull, with all its rules. */
export const listenForChanges = handle(contract, async ({ stay }, context) => {
  const lines = await hubOf(context).listen(viewerOf(context));
  return stay === 'yes' ? lines : onlyFirst(lines);
});
