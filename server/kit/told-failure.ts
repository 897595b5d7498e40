/** Everything a log could show of a failure, for tests that look for what must never stand there. */
export const toldFailure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no failure',
    (error: Error) => `${error.stack} ${String(error.cause)} ${JSON.stringify(error)}`,
  );
