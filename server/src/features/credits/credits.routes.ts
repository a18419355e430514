import { creditsEndpoints } from '@maquette/contract';
import { bindWith, type Route } from '../../platform/http/route.ts';
import { getBalance, listTransactions } from './queries.ts';
import type { CreditsPorts } from './ports.ts';

export function creditsRoutes(ports: CreditsPorts): Route[] {
  const bind = bindWith(ports);
  return [
    bind(creditsEndpoints.getBalance, (ctx) => getBalance(ctx)),
    bind(creditsEndpoints.listTransactions, (ctx, { query }) => listTransactions(ctx, query)),
  ];
}
