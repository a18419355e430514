import { Refusal } from '../../refusal.ts';

const EOI = 0xd9;
const SOS = 0xda;

/** A part of a JPEG between its beginning and its end (ITU T.81, B.1.1). */
export interface JpegSegment {
  readonly marker: number;
  /** Without the marker and the length. */
  readonly payload: Buffer;
  /** The entropy-coded bytes that follow the head of a scan, restarts included; empty after everything else. */
  readonly coded: Buffer;
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Where the entropy-coded bytes that start at `from` end: at the next marker that is neither a stuffed 0 nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

/** The segments of a JPEG in their order, up to its end. @throws Refusal picture_unreadable when they do not fit together */
export function* jpegSegments(bytes: Buffer): Generator<JpegSegment> {
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    if (marker === EOI) return;
    if (at + 4 > bytes.length) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) break;
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    yield { marker, payload: bytes.subarray(at + 4, end), coded: bytes.subarray(end, next) };
    at = next;
  }
  throw new Refusal('picture_unreadable');
}

/**
 * Every scan is a pass over all pixels, and a small file can ask for thousands. Cameras and encoders write ten or so; this is
 * what libjpeg-turbo advises whoever opens files of strangers (its `-maxscans`).
 */
const SCANS_MAX = 100;

/** @throws Refusal picture_unreadable when a JPEG asks for too many passes, or its segments do not fit together */
export function assertFewScans(bytes: Buffer): void {
  let scans = 0;
  for (const { marker } of jpegSegments(bytes)) if (marker === SOS) scans += 1;
  if (scans > SCANS_MAX) throw new Refusal('picture_unreadable');
}
