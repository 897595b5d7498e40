import { readConfig } from '#app/config.ts';
import { serve, type Closing } from '#app/serve.ts';
import { jobHandlers } from '#app/slices.ts';
import { movableClock } from './movable-clock.ts';

/*
 * The server of journeys in which days go by: it is the one of `npm start` but for its clock, which whoever started it moves
 * by a message. No request reaches that clock.
 */

const clock = movableClock(Date.now());
const closing: Closing = [];
const { services } = await serve(readConfig(process.env), closing, clock);

/** What the house does by itself from time to time, in the order in which a night brings it. */
const recurring = jobHandlers(services).filter(({ cron }) => cron !== undefined);

type Passing = {
  readonly hours: number;
  /** Whether it does that work now, or another server does. */ readonly works: boolean;
};

const pass = async ({ hours, works }: Passing): Promise<void> => {
  clock.move({ hours });
  if (works) for (const { work } of recurring) await work({});
};

process.on('message', (passing: Passing) => {
  void pass(passing).then(
    () => process.send?.('passed'),
    (error: unknown) => process.send?.(String(error)),
  );
});

process.once('SIGTERM', async () => {
  for (const step of closing.toReversed()) await step().catch(() => undefined);
  process.exit(0);
});
