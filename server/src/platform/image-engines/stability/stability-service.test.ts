import { describePictureService } from '#test/support/image-engines/describe-picture-service.ts';
import { startStability, stabilityKey } from '@maquette/simulators';
import { silentLog } from '../../log.ts';
import { stabilityService } from './stability-service.ts';

const failure = (name: string) => ({ id: 'f81d4fae', name, errors: ['said so'] });

describePictureService('stability', {
  simulate: () => startStability(),
  connect: (url, callTimeoutMs) =>
    stabilityService({ key: stabilityKey, url }, { log: silentLog, callTimeoutMs }),
  failures: [
    { name: '403 moderated', faults: [{ moderated: true }], code: 'refused_by_engine', submissions: 1 },
    {
      name: '200 CONTENT_FILTERED',
      faults: [{ filtered: true }],
      code: 'refused_by_engine',
      submissions: 1,
    },
    {
      name: '422 invalid_language',
      faults: [{ status: 422, body: failure('invalid_language') }],
      code: 'refused_by_engine',
      submissions: 1,
    },
    {
      name: '402 payment_required',
      faults: [{ status: 402, body: failure('payment_required') }],
      code: 'engine_unavailable',
      submissions: 1,
    },
    {
      name: '403 without a reason',
      faults: [{ status: 403, body: failure('forbidden') }],
      code: 'engine_unavailable',
      submissions: 1,
    },
    {
      name: '429 without Retry-After: a minute of silence',
      faults: [{ status: 429, body: failure('rate_limit_exceeded') }],
      code: 'engine_busy',
      submissions: 1,
    },
    {
      name: 'JSON instead of a picture',
      faults: [{ status: 200, body: { image: 7 } }],
      code: 'engine_failed',
      submissions: 1,
    },
    {
      name: 'a success without a picture',
      faults: [
        { status: 200, headers: { 'content-type': 'image/png', 'finish-reason': 'SUCCESS' }, body: '' },
      ],
      code: 'engine_failed',
      submissions: 1,
    },
  ],
});
