import { ladidi, people, staffers, storyLink, type WorldPerson } from '#world';
import type { Config } from './config.ts';

const signInLine = ({ email, password, roles }: WorldPerson): string =>
  `    ${(roles[0] ?? '').padEnd(18)} ${email.padEnd(24)} ${password}`;

/** Says where the server is, and for a demo who can sign in and what it does not promise. */
export const announcement = (config: Config, isEmbedded: boolean, hasSite: boolean): string => {
  const lines = [`\n${config.productName} is ready at ${config.publicUrl}`];
  if (!hasSite) lines.push('  The site is not built: only the API is served. npm run build makes it.');
  if (config.hasMailbox) {
    const everyone: readonly WorldPerson[] = [...Object.values(people), ...Object.values(staffers), ladidi];
    const signIns = everyone.filter(({ state }) => state === 'active').map(signInLine);
    lines.push('  Demo sign-ins (invented people):', ...signIns);
    lines.push(`  A phone without internet: ${config.publicUrl}/dev/ussd, or npm run ussd`);
    if (config.hasCaseload) lines.push(`  What a code on a pack leads to: ${storyLink(config.publicUrl)}`);
    lines.push(`  Mail, SMS and the admins' authenticator codes: ${config.publicUrl}/dev/mailbox`);
  }
  if (isEmbedded)
    lines.push(
      '  The embedded database is for trying out: a power cut can lose its last writes. Set DATABASE_URL for real use.',
    );
  lines.push('  Ctrl-C stops it.\n');
  return lines.join('\n');
};
