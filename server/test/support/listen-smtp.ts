import { openSmtp, type SmtpListener, type SmtpListenerOptions } from '@maquette/simulators';
import { onTestFinished } from 'vitest';

/** A mail server on this machine that keeps what it takes; gone when the test is over. */
export async function listenSmtp(options: SmtpListenerOptions = {}): Promise<SmtpListener> {
  const listener = await openSmtp(options);
  onTestFinished(() => listener.close());
  return listener;
}
