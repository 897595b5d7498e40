/* What the server of the phone's tests remembers. */

type Row = { scope: string; type: string; id: string; body: Record<string, unknown>; rev: number };
type Done = { text: string; outcome: string; issue: object | null };
type Device = { accountId: string; recoveryKey: string | null; mayBeLost: number; waiting: number };
export type UploadAtServer = { photoId: string; part: string; length: number; bytes: number[] };

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', date: serverDate } });

/** The server's clock stands still. */
export const serverDate = 'Sat, 21 Nov 2026 12:00:00 GMT';

export const problem = (status: number, code: string): Response =>
  json(status, { code, title: `says ${code}`, errors: [] });

export const newServer = () => ({
  epoch: '00000000-0000-4000-8000-000000000001',
  rev: 0,
  rows: new Map<string, Row>(),
  gone: [] as { scope: string; type: string; id: string; rev: number }[],
  /** Scopes taken away from the one viewer there is. */
  dropped: [] as { scope: string; rev: number }[],
  done: new Map<string, Done>(),
  devices: new Map<string, Device>(),
  trusted: new Map<string, { accountId: string; publicKey: string }>(),
  uploads: new Map<string, UploadAtServer>(),
  photos: new Map<string, Uint8Array>(),
  /** Every act that was carried out, by endpoint and text: twice the same is twice counted. */
  applied: [] as string[],
  /** Whose session the phone's cookie opens. */
  session: null as string | null,
  requests: [] as string[],
  uploadedBytes: 0,
  linesOf: 2,
});

export type ServerState = ReturnType<typeof newServer>;

export const put = (
  state: ServerState,
  scope: string,
  type: string,
  id: string,
  body: Record<string, unknown>,
): void => {
  state.rev += 1;
  state.rows.set(`${type} ${id}`, { scope, type, id, body, rev: state.rev });
};
