// Loaded into the measured server: writes down the event loop's delay when it ends, in milliseconds.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.once('exit', () => {
  const ms = (/** @type {number} */ nanoseconds) => nanoseconds / 1e6;
  const figures = { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) };
  writeFileSync(process.env.LOOP_DELAY_FILE ?? 'loop-delay.json', JSON.stringify(figures));
});
