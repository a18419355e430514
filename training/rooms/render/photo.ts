import type { Chance } from '../chance.ts';

interface Light {
  readonly width: number;
  readonly height: number;
  /** Linear RGB, one a pixel. */
  readonly colours: Float32Array;
}

/** Takes the picture as a phone would: exposure, white balance, bloom, tone curve, vignette, softness, sharpening, noise. Bytes of sRGB. */
export function takePhoto(light: Light, c: Chance): Uint8Array {
  const exposed = exposure(light, c);
  const bloomed = bloom(exposed, c);
  const curve = toneCurve(c);
  const corner = c.is(0.4) ? c.between(0, 0.4) : 0;
  const cast = c.is(0.4) ? [c.between(0.85, 1.15), 1, c.between(0.8, 1.15)] : [1, 1, 1];
  const { width, height, colours } = bloomed;
  const out = new Float32Array(colours.length);
  for (let i = 0; i < width * height; i++) {
    const far = ((i % width) / width - 0.5) ** 2 + (Math.floor(i / width) / height - 0.5) ** 2;
    const gain = 1 - 2 * corner * far;
    for (let k = 0; k < 3; k++) out[3 * i + k] = curve(colours[3 * i + k]! * gain * cast[k]!);
  }
  return toBytes(focus({ ...light, colours: out }, c), c);
}

/** Brings the upper middle tones to a usual level, sometimes too dark or too bright. */
function exposure(light: Light, c: Chance): Light {
  const greens: number[] = [];
  for (let i = 1; i < light.colours.length; i += 15) greens.push(light.colours[i]!);
  greens.sort((a, b) => a - b);
  const anchor = greens[Math.floor(greens.length * c.between(0.6, 0.85))] ?? 1;
  const goal = c.is(0.08) ? c.between(0.06, 0.25) : c.between(0.3, 0.85);
  const gain = goal / Math.max(0.03, anchor);
  return { ...light, colours: light.colours.map((value) => value * gain) };
}

/** What is far too bright spreads over its surroundings. */
function bloom(light: Light, c: Chance): Light {
  if (!c.is(0.5)) return light;
  const strength = c.between(0.02, 0.12);
  const radius = Math.round(light.width * c.between(0.02, 0.08));
  const glare = blurred(
    { ...light, colours: light.colours.map((value) => Math.min(6, Math.max(0, value - 0.9))) },
    radius,
  );
  return { ...light, colours: light.colours.map((value, i) => value + strength * glare[i]! * 3) };
}

/** A box blur: rows, then columns, by running sums; the borders are repeated. */
export function blurred({ width, height, colours }: Light, radius: number): Float32Array {
  const rows = blurLines(colours, { lines: height, length: width, next: 3, line: 3 * width, radius });
  return blurLines(rows, { lines: width, length: height, next: 3 * width, line: 3, radius });
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  /** Steps to the next pixel of a line, and to the next line. */
  readonly next: number;
  readonly line: number;
  readonly radius: number;
}

function blurLines(from: Float32Array, { lines, length, next, line, radius }: Lines): Float32Array {
  const out = new Float32Array(from.length);
  const last = length - 1;
  for (let j = 0; j < lines; j++) {
    for (let k = 0; k < 3; k++) {
      const start = j * line + k;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += from[start + Math.min(last, Math.max(0, i)) * next]!;
      for (let i = 0; i < length; i++) {
        out[start + i * next] = sum / (2 * radius + 1);
        sum +=
          from[start + Math.min(last, i + radius + 1) * next]! -
          from[start + Math.max(0, i - radius) * next]!;
      }
    }
  }
  return out;
}

/** Linear light to display value 0..1: a soft shoulder, lifted or crushed shadows, more or less contrast. */
function toneCurve(c: Chance): (value: number) => number {
  const knee = c.between(0.45, 0.85);
  const contrast = c.between(-0.12, 0.28);
  const black = c.is(0.3) ? c.between(0, 0.08) : 0;
  const shadows = c.is(0.25) ? c.between(0.75, 1) : 1;
  return (value) => {
    const soft = value < knee ? value : knee + (1 - knee) * (1 - Math.exp((knee - value) / (1 - knee)));
    const shown = soft <= 0.0031308 ? 12.92 * soft : 1.055 * soft ** (1 / 2.4) - 0.055;
    const lifted = shown ** shadows;
    const bent = lifted - (contrast * Math.sin(2 * Math.PI * lifted)) / (2 * Math.PI);
    return black + (1 - black) * bent;
  };
}

/** Out of focus, or sharpened with the local contrast of an HDR mode. */
function focus(light: Light, c: Chance): Light {
  const kind = c.between(0, 1);
  if (kind < 0.5) return light;
  const radius = kind > 0.85 ? Math.round(light.width * 0.06) : 1;
  const amount = kind > 0.85 ? c.between(0.15, 0.5) : kind > 0.7 ? c.between(0.2, 0.8) : -c.between(0.3, 0.9);
  const smooth = blurred(light, radius);
  return { ...light, colours: light.colours.map((value, i) => value + amount * (value - smooth[i]!)) };
}

function toBytes({ colours }: Light, c: Chance): Uint8Array {
  const noise = c.is(0.4) ? c.between(0, 0.022) : 0;
  const out = new Uint8Array(colours.length);
  for (let i = 0; i < out.length; i += 3) {
    const grain = noise * (c.between(-1, 1) + c.between(-1, 1));
    for (let k = 0; k < 3; k++) {
      const value = colours[i + k]! + grain + (noise > 0 ? (noise / 2) * c.between(-1, 1) : 0);
      out[i + k] = Math.max(0, Math.min(255, Math.round(255 * value)));
    }
  }
  return out;
}
