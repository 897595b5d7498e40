import { Notice } from '#kit/notice.tsx';

/** A key or a secret that is never shown again. */
export const ShownOnce = ({ says, secret }: { readonly says: string; readonly secret: string }) => (
  <Notice kind="done">
    {says}
    <br />
    <code className="block py-2 font-bold break-all select-all">{secret}</code>
  </Notice>
);
