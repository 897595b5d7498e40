/** What a client's bytes mean: whole turns to run, a request to refuse with these bytes, or its goodbye. */
type FrontendEvents = {
  readonly onTurn: (messages: readonly Uint8Array[]) => void;
  readonly onRefusal: (answer: Uint8Array) => void;
  readonly onGoodbye: () => void;
};

/* PostgreSQL, "Frontend/Backend Protocol", message formats. */
const protocol3 = 196_608;
const cancelRequest = 80_877_102;
const encryptionRequests = [80_877_103, 80_877_104]; // TLS and GSSAPI, needless on a unix socket

/** A query, or the Sync that ends a series of Parse, Bind, Describe and Execute; the rest awaits what follows. */
const endsTurn = (type: string): boolean => 'QSFHcf'.includes(type);

/** Reads a client's bytes, however they are cut, into turns. */
export const readFrontend = ({ onTurn, onRefusal, onGoodbye }: FrontendEvents): ((bytes: Buffer) => void) => {
  let unread = Buffer.alloc(0);
  let hasStarted = false;
  let turn: Uint8Array[] = [];

  const cut = (length: number): Buffer => {
    const message = unread.subarray(0, length);
    unread = unread.subarray(length);
    return message;
  };

  const begin = (message: Buffer): void => {
    const code = message.readInt32BE(4);
    if (encryptionRequests.includes(code)) return onRefusal(Buffer.from('N'));
    if (code === cancelRequest || code !== protocol3) return onGoodbye();
    hasStarted = true;
    onTurn([new Uint8Array(message)]);
  };

  const goOn = (message: Buffer): void => {
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === 'X') return onGoodbye();
    turn.push(new Uint8Array(message));
    if (!endsTurn(type)) return;
    onTurn(turn);
    turn = [];
  };

  /** The length of the first message; a message of a known client begins with a letter that its length leaves out. */
  const firstLength = (): number => {
    if (unread.length < (hasStarted ? 5 : 8)) return Infinity;
    return hasStarted ? 1 + unread.readInt32BE(1) : unread.readInt32BE(0);
  };

  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    for (let length = firstLength(); length <= unread.length; length = firstLength())
      (hasStarted ? goOn : begin)(cut(length));
  };
};
