/** Something that no code of the house says, but in the places where it is meant. */
type Never = {
  readonly what: string;
  readonly found: RegExp;
  /** What would be found: a rule that finds nothing keeps nothing. */
  readonly sample: string;
  /** Files where it stands all the same, each with the reason. One that no longer holds it is to be taken out. */
  readonly meant?: Readonly<Record<string, string>>;
};

/** Of OWASP ASVS 5.0; docs/claims.json names the requirements. */
export const nevers: readonly Never[] = [
  {
    what: 'shows a text as HTML',
    found:
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/i,
    sample: '<p dangerouslySetInnerHTML={{ __html: note }} />',
  },
  {
    what: 'makes a program of a text',
    found: /\beval\(|\bnew Function\b|setTimeout\(\s*['"`]|href=["{`']+javascript:|from 'node:vm'/,
    sample: 'const act = new Function(note);',
  },
  {
    what: 'gives a shell what to do',
    found: /\bexecSync\(|(?<!\.)\bexec\(\s*[`'"]|\bshell: (?:true|[`'"]\/)|from 'node:child_process'/,
    sample: "import { exec } from 'node:child_process';",
    meant: {
      'server/kit/embedded-database.ts': 'forks the embedded database, with its two folders as arguments',
      'server/kit/database-programs.ts':
        'spawns the programs of PostgreSQL with a list of arguments, at a terminal alone',
    },
  },
  {
    what: 'makes a regular expression at run time',
    found: /\bnew RegExp\(/,
    sample: 'new RegExp(`^${search}`)',
    meant: {
      'domain/marketplace/input-rules.ts': 'the forms of registration numbers, a file of figures',
      'domain/marketplace/voucher-paper.ts': 'of constants beside it',
      'server/app/assets.ts': 'of two codings that are named beside it',
      'server/imports/read-sheet.ts': 'of names of attributes that its callers spell out',
      'server/kit/push-web.ts': 'of origins in a file of the house, every sign of them escaped',
      'web/app/main.tsx': 'of the paths of the app',
      'web/farms/typed-corners.ts': 'of constants beside it',
    },
  },
  {
    what: 'takes chance from what can be foretold',
    found: /\bMath\.random\b/,
    sample: 'const code = Math.floor(Math.random() * 1e6);',
    meant: {
      'server/integrations/send-calls.ts': 'how long to wait before a webhook is called again',
      'web/sync/browser.ts': 'how long a phone waits before it syncs again',
      'web/sync/live.ts': 'how long a screen waits before it listens again',
    },
  },
  {
    what: 'trusts a certificate that nobody vouches for',
    found:
      /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|--insecure|tls_insecure|sslmode=(?:no-verify|disable)/i,
    sample: 'request(url, { rejectUnauthorized: false })',
  },
  {
    what: 'lets pages of other sites read answers',
    found: /access-control-/i,
    sample: "reply.header('access-control-allow-origin', '*')",
  },
  {
    what: 'believes a key that comes with what it signed',
    found: /\b(?:jku|x5u|jwks?|jsonwebtoken)\b/i,
    sample: 'const key = await fetch(header.jku);',
  },
  {
    what: 'wants a plug-in or a frame',
    found: /<(?:object|embed|applet|iframe|frameset)\s+[a-z]+=|ActiveXObject|x-shockwave-flash/i,
    sample: '<embed src="/map.swf" type="application/x-shockwave-flash" />',
  },
  {
    what: 'loads or tells anything elsewhere from a page',
    found:
      /\bsrc=["{`']+https?:|sendBeacon|google-?analytics|googletagmanager|\bgtag\(|doubleclick|connect\.facebook|fbq\(|hotjar|segment\.io/i,
    sample: '<script src="https://www.googletagmanager.com/gtag/js"></script>',
  },
  {
    what: 'keeps people from pasting a password or letting a program fill it in',
    found: /<PasswordField\b(?:(?!\/>)[\s\S])*?(?:onPaste|onCopy|onDrop|onContextMenu|autoComplete="off")/,
    sample: '<PasswordField name="password" label={label} autoComplete="off" />',
  },
  {
    what: 'asks for a password in a field that shows it, or that no program knows',
    found:
      /<(?:TextField|input)\b(?:(?!\/>)[\s\S])*?name="(?:password|confirmation|newPassword|currentPassword)"|<PasswordField\b(?:(?!\/>|autoComplete="(?:current|new)-password")[\s\S])*\/>/,
    sample: '<PasswordField name="password" label={label} required />',
  },
];
