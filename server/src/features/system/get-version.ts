import type { VersionInfo } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import type { SystemPorts } from './ports.ts';
import { instant } from '../../platform/instant.ts';

const MS_PER_SECOND = 1000;

/** What is running here, and for how long. */
export const getVersion = ({ now, version, runtime, startedAt }: Context & SystemPorts): VersionInfo => ({
  ...version,
  runtime: {
    ...runtime,
    uptime: (now() - startedAt) / MS_PER_SECOND,
    startTime: instant(startedAt),
  },
});
