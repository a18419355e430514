import { serveParent } from '../../src/platform/children/serve-parent.ts';

/** A child that answers what it is asked and then never pauses again. */
serveParent<object, number>({
  niceness: 0,
  onRequest: (_request, answer) => {
    answer(process.pid);
    for (;;);
  },
});
