import { connect, type Socket } from 'node:net';

/** Where clamd listens: a port of a machine, or a socket of this one. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** No answer of clamd's is longer: a name, and a word or two. */
const mostAnswerBytes = 1024;

/** Why there was no answer: in words that hold nothing of what was asked. */
const noAnswer = (reason: string): Error => new Error(`clamd: ${reason}`);

/** Hears what is said on a line up to the zero that ends an answer; whatever else ends it is no answer. */
const hear = (socket: Socket, onAnswer: (answer: string) => void, onFailure: (error: Error) => void): void => {
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1');
    const end = heard.indexOf('\0');
    if (end >= 0) onAnswer(heard.slice(0, end));
    else if (heard.length > mostAnswerBytes) onFailure(noAnswer('said more than any answer holds'));
  });
  socket.on('error', (error: NodeJS.ErrnoException) => onFailure(noAnswer(`cannot be reached (${error.code})`)));
  socket.on('close', () => onFailure(noAnswer('the line was closed before it answered')));
};

/**
 * One command to clamd on a line of its own.
 * @param say what is written once the line stands.
 * @returns the answer, which a zero ended. @throws Error that says why there was none.
 */
export const askClamd = async (
  address: ClamdAddress,
  say: (socket: Socket) => void,
  timeoutMs: number,
): Promise<string> => {
  const socket = connect(address);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      timer = setTimeout(() => reject(noAnswer('no answer in time')), timeoutMs);
      hear(socket, resolve, reject);
      socket.once('connect', () => say(socket));
    });
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
};
