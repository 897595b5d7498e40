/** `npm start`: installs and builds what changed, then runs the server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded } from './built.mjs';
import { install, root } from './install.mjs';

install();
buildIfNeeded();
console.log('start: the server and its database');
const args = ['--enable-source-maps', join(root, 'dist', 'server', 'main.js'), ...process.argv.slice(2)];
const server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
