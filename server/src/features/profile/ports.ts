import type { Context } from '../../platform/context.ts';
import type { AuthPorts } from '../auth/index.ts';
import type { EditsPorts } from '../edits/index.ts';
import type { PaymentsPorts } from '../payments/index.ts';

/** What the feature asks of the rest of the server; its verbs find it beside the context. */
export type ProfilePorts = AuthPorts & EditsPorts & PaymentsPorts;

export type ProfileContext = Context & ProfilePorts;
