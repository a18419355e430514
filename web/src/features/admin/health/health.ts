import type { adminEndpoints, Answer } from '@maquette/contract';

export type Health = Answer<typeof adminEndpoints.getHealth>;
