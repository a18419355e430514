import {
  type IdentityProviderSimulator,
  openSmtp,
  type Simulator,
  type SmtpListener,
  stabilityKey,
  startIdentityProvider,
  startStability,
  startStripe,
  type StripeSimulator,
} from '@maquette/simulators';

/** Long enough for an edit to be under way when something happens. */
const LATENCY_MS = 150;

/** The services of others that an installation uses. */
export interface Outside {
  readonly settings: Readonly<Record<string, string>>;
  readonly pictures: Simulator;
  readonly cards: StripeSimulator;
  readonly identities: IdentityProviderSimulator;
  /** Letters taken so far, by whom they were for. */
  letters(): readonly string[];
  /** The mail server goes, and another one comes in its place. */
  closeMail(): Promise<void>;
  openMail(): Promise<void>;
  /** The card provider tells this house of what happens. */
  payWhere(url: string): void;
  close(): Promise<void>;
}

export const openOutside = async (): Promise<Outside> => {
  const [pictures, cards, identities, first] = await Promise.all([
    startStability({ latencyMs: LATENCY_MS }),
    startStripe(),
    startIdentityProvider({ now: Date.now }),
    openSmtp(),
  ]);
  const listeners: SmtpListener[] = [first];
  const closeMail = async () => listeners.at(-1)?.close();
  return {
    settings: {
      STABILITY_API_KEY: stabilityKey,
      STABILITY_API_URL: pictures.url,
      SMTP_URL: first.url,
      ...cards.settings,
      ...identities.settings,
    },
    ...{ pictures, cards, identities, closeMail },
    letters: () => listeners.flatMap(({ taken }) => taken.map(({ to }) => to)),
    openMail: async () => void listeners.push(await openSmtp({ port: first.port })),
    payWhere: (url) => cards.events.sendTo(`${url}/api/payments/webhook`, { isAuto: true }),
    close: async () => {
      cards.events.sendTo(null);
      await Promise.all([pictures.close(), cards.close(), identities.close(), closeMail()]);
    },
  };
};
