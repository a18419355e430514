import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';

export interface TakenMail {
  readonly from: string;
  readonly to: string;
  /** The message as it came over the wire, lines ending in CRLF. */
  readonly source: Buffer;
  readonly wasEncrypted: boolean;
  /** Null when nobody had to sign in. */
  readonly user: string | null;
}

export interface SmtpListener {
  /** What SMTP_URL is set to; without a login. */
  readonly url: string;
  readonly port: number;
  readonly taken: readonly TakenMail[];
  /** How often somebody said whom a mail is for. */
  readonly recipients: () => number;
  /** From now on: takes every mail, or what else befalls a mail server. */
  behave(manner: SmtpManner): void;
  close(): Promise<void>;
}

export type SmtpManner =
  | 'takes'
  /** 550 to every recipient. */
  | 'refuses-recipient'
  /** 530 to every recipient: it wants to know first who sends. */
  | 'refuses-sender'
  /** 554 to the mail itself. */
  | 'refuses-mail'
  /** 451 to the next recipient, then takes. */
  | 'greylists-once'
  /** Never answers a recipient. */
  | 'hangs'
  /** Cuts the connection in the middle of the mail; without TLS only. */
  | 'drops';

export interface SmtpListenerOptions {
  readonly port?: number;
  /** `starttls` offers it, `smtps` speaks nothing else; the certificate is one that nobody vouches for. */
  readonly tls?: 'none' | 'starttls' | 'smtps';
  /** Wanted before a mail is taken. */
  readonly login?: { readonly user: string; readonly password: string };
}

/** A mail server on this machine that keeps what it takes, until it is closed. */
export async function openSmtp(options: SmtpListenerOptions = {}): Promise<SmtpListener> {
  const { port = 0, tls = 'none', login } = options;
  const desk = new Desk();
  const server = new SMTPServer({
    ...desk.answers(login),
    secure: tls === 'smtps',
    hideSTARTTLS: tls === 'none',
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // Also keeps quiet about the certificate that comes with the package.
    logger: false,
    closeTimeout: 1,
  });
  server.server.on('connection', (socket: Socket) => desk.sockets.add(socket));
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as AddressInfo).port;
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return {
    url: `${tls === 'smtps' ? 'smtps' : 'smtp'}://127.0.0.1:${bound}`,
    port: bound,
    taken: desk.taken,
    recipients: () => desk.recipients,
    behave: (manner) => void (desk.manner = manner),
    close,
  };
}

class Desk {
  manner: SmtpManner = 'takes';
  recipients = 0;
  readonly taken: TakenMail[] = [];
  /** Below TLS, where there is any: to be destroyed only where there is none, or Node crashes. */
  readonly sockets = new Set<Socket>();

  answers(login: SmtpListenerOptions['login']): SMTPServerOptions {
    return {
      onAuth: ({ username = '', password }, _session, answer) =>
        username === login?.user && password === login.password
          ? answer(null, { user: username })
          : answer(saying(535, 'no')),
      onRcptTo: (_address, _session, answer) => this.#onRecipient(answer),
      onData: (stream, session, answer) => {
        const onWhole = (source: Buffer): void => {
          if (this.manner === 'refuses-mail') return answer(saying(554, 'no'));
          const { mailFrom, rcptTo } = session.envelope;
          this.taken.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address).join(),
            source,
            wasEncrypted: session.secure,
            user: typeof session.user === 'string' ? session.user : null,
          });
          answer();
        };
        // A mail that was cut off has nobody left to be answered.
        void this.#read(stream).then(onWhole, () => undefined);
      },
    };
  }

  #onRecipient(answer: (error?: Error) => void): void {
    this.recipients++;
    if (this.manner === 'hangs') return;
    if (this.manner === 'refuses-recipient') return answer(saying(550, 'nobody here'));
    if (this.manner === 'refuses-sender') return answer(saying(530, 'who are you'));
    if (this.manner !== 'greylists-once') return answer();
    this.manner = 'takes';
    answer(saying(451, 'later'));
  }

  async #read(stream: SMTPServerDataStream): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
      if (this.manner === 'drops') for (const socket of this.sockets) socket.destroy();
    }
    return Buffer.concat(chunks);
  }
}

const saying = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });
