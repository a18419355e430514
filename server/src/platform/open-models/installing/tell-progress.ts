/** Where a command writes to. */
export interface Terminal {
  /** Writes a line. */
  tell(line: string): void;
  /** Writes over the line that stands last; null where lines cannot be written over. */
  readonly redraw: ((line: string) => void) | null;
  /** Asks a question that is answered by yes or no; null where nobody can be asked. */
  readonly ask: ((question: string) => Promise<boolean>) | null;
}

const BYTES_PER_MB = 1e6;
const REDRAW_MS = 100;
const BAR_CELLS = 20;
/** Without a terminal there is a line for each tenth. */
const STEPS = 10;

/** Shows how far a file is: a bar that moves on a terminal, otherwise a line for every 10 %. */
export function progressTeller(
  { tell, redraw }: Terminal,
  now: () => number,
): (name: string, done: number, total: number) => void {
  let file = { name: '', begun: 0, from: 0, drawn: 0, step: -1 };
  return (name, done, total) => {
    const at = now();
    if (name !== file.name) file = { name, begun: at, from: done, drawn: at - REDRAW_MS, step: -1 };
    const rate = (done - file.from) / Math.max(1, at - file.begun);
    const step = Math.floor((STEPS * done) / total);
    if (redraw !== null) {
      if (at - file.drawn < REDRAW_MS && done < total) return;
      file.drawn = at;
      redraw(barOf({ name, done, total, rate }));
      if (done >= total) tell('');
    } else if (step > file.step) {
      file.step = step;
      tell(`${name}  ${Math.floor((100 * done) / total)} %  ${sizes(done, total)}`);
    }
  };
}

function barOf({
  name,
  done,
  total,
  rate,
}: {
  name: string;
  done: number;
  total: number;
  rate: number;
}): string {
  const cells = Math.round((BAR_CELLS * done) / total);
  const bar = `[${'='.repeat(cells)}${' '.repeat(BAR_CELLS - cells)}]`;
  const perSecond = (rate * 1000) / BYTES_PER_MB;
  const left = done < total && rate > 0 ? `  ${Math.ceil((total - done) / rate / 1000)} s left` : '';
  return `${name}  ${bar} ${Math.floor((100 * done) / total)} %  ${sizes(done, total)}  ${perSecond.toFixed(1)} MB/s${left}`;
}

function sizes(done: number, total: number): string {
  return `${megabytes(done)}/${megabytes(total)} MB`;
}

/** Bytes as megabytes, with a digit after the point where they are few. */
export function megabytes(bytes: number): string {
  const mb = bytes / BYTES_PER_MB;
  return mb < 10 ? mb.toFixed(1) : String(Math.round(mb));
}
