// Serves the built product from an empty data directory, or whatever E2E_PROGRAM makes of it, beside a mail server that keeps
// every mail as a file. Removes both directories at the end.
import { spawn } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const dataDir = process.env.E2E_DATA_DIR ?? '';
const mailDir = process.env.E2E_MAIL_DIR ?? '';
let mails = 0;
const mailServer = new SMTPServer({
  hideSTARTTLS: true,
  authOptional: true,
  async onData(stream, _session, done) {
    const bytes = await buffer(stream);
    mails += 1;
    const file = join(mailDir, `${String(mails).padStart(5, '0')}.eml`);
    // Renamed into place: who looks meanwhile never finds half a mail.
    writeFileSync(`${file}.part`, bytes);
    renameSync(`${file}.part`, file);
    done();
  },
});
mailServer.listen(Number(process.env.E2E_SMTP_PORT), '127.0.0.1');

const program = process.env.E2E_PROGRAM ?? join(import.meta.dirname, '../server/dist/main.js');
const server = spawn(process.execPath, [program], {
  env: {
    ...process.env,
    PORT: process.env.E2E_PORT,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    WELCOME_CREDITS: '10',
    LOG_LEVEL: 'warn',
    SANDBOX_CLOCK: '1',
    SUPPORT_EMAIL: 'help@maquette.example',
    TRUST_PROXY: 'true',
    PUBLIC_URL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT}`,
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// A test run that is killed cannot say so.
const owner = Number(process.env.E2E_OWNER);
setInterval(() => {
  try {
    process.kill(owner, 0);
  } catch {
    stop();
  }
}, 1000).unref();

server.on('exit', (code) => {
  for (const folder of [dataDir, mailDir]) rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
