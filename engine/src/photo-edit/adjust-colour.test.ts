import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { adjustColour } from './adjust-colour.ts';
import { adjustPixels } from './adjust-pixels.ts';
import { neutralRecipe, type PhotoSettings } from './recipe.ts';
import { noise, recipeOf } from './testing/pictures.ts';
import { toneTables } from './tone-tables.ts';
import { whiteBalanceFrom } from './white-balance.ts';

type Colour = [number, number, number];

function adjusted(colour: Colour, settings: Partial<PhotoSettings>, alpha = 255): number[] {
  const image: PixelImage = { width: 1, height: 1, data: Uint8Array.of(...colour, alpha) };
  return [...adjustColour(image, recipeOf(settings).settings).data];
}

describe('colours', () => {
  test('neutral settings give the very picture back', () => {
    const image = noise({ width: 7, height: 5, alpha: true });
    expect(adjustPixels(image, neutralRecipe.settings)).toBe(image);
  });

  // Worked out by hand from the functions' definitions in Filter Effects Module Level 1.
  test.each<[string, Colour, Partial<PhotoSettings>, Colour]>([
    ['brightness is a factor', [100, 50, 200], { brightness: 150 }, [150, 75, 255]],
    ['contrast turns about the middle', [64, 128, 250], { contrast: 50 }, [96, 128, 189]],
    ['no contrast is grey', [10, 128, 250], { contrast: 0 }, [128, 128, 128]],
    ['no saturation is luminance', [255, 0, 0], { saturation: 0 }, [54, 54, 54]],
    ['saturation doubled', [120, 100, 80], { saturation: 200 }, [137, 97, 57]],
    ['hue turned half round', [255, 0, 0], { hue: 180 }, [0, 109, 109]],
    ['hue turned back a quarter', [0, 0, 255], { hue: -90 }, [0, 91, 0]],
    ['invert', [10, 128, 250], { invert: true }, [245, 127, 5]],
    ['invert after saturation', [255, 0, 0], { saturation: 0, invert: true }, [201, 201, 201]],
    ['grey has no hue to turn', [90, 90, 90], { hue: 77 }, [90, 90, 90]],
  ])('%s', (_, colour, settings, expected) => {
    expect(adjusted(colour, settings)).toEqual([...expected, 255]);
  });

  test('every step is clamped before the next', () => {
    expect(adjusted([200, 200, 200], { brightness: 200, contrast: 50 })).toEqual([191, 191, 191, 255]);
    expect(adjusted([255, 0, 0], { saturation: 200, hue: 180 })).toEqual(adjusted([255, 0, 0], { hue: 180 }));
  });

  test('alpha stays as it is', () => {
    expect(adjusted([10, 20, 30], { brightness: 150, saturation: 50, invert: true }, 77)[3]).toBe(77);
    expect(adjusted([10, 20, 30], { exposure: 1 }, 77)[3]).toBe(77);
  });
});

describe('toneTables', () => {
  test('neutral settings change no byte', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(toneTables(neutralRecipe.settings)).toEqual({ red: bytes, green: bytes, blue: bytes });
  });

  test('a stop more doubles the light, a stop less halves it', () => {
    // Half the light of 255 is 188, twice that of 100 is 138 (IEC 61966-2-1).
    expect(toneTables({ exposure: -1, temperature: 0, tint: 0 }).green[255]).toBe(188);
    expect(toneTables({ exposure: 1, temperature: 0, tint: 0 }).green[100]).toBe(138);
  });

  test('more light keeps bright tones apart instead of making them all white', () => {
    for (const exposure of [0.1, 1, 2]) {
      const { green } = toneTables({ exposure, temperature: 0, tint: 0 });
      expect(green[255]).toBe(255);
      expect(green[220]!).toBeLessThan(green[240]!);
      for (let byte = 0; byte < 255; byte++) {
        expect(green[byte]!).toBeLessThanOrEqual(green[byte + 1]!);
        expect(green[byte]!).toBeGreaterThanOrEqual(byte);
      }
    }
  });

  test('white balance keeps how bright grey is', () => {
    const lightOf = (byte: number): number => ((byte / 255 + 0.055) / 1.055) ** 2.4;
    const balance = fc.record({
      temperature: fc.integer({ min: -100, max: 100 }),
      tint: fc.integer({ min: -100, max: 100 }),
    });
    fc.assert(
      fc.property(balance, (sliders) => {
        const { red, green, blue } = toneTables({ exposure: 0, ...sliders });
        const light =
          0.2126 * lightOf(red[128]!) + 0.7152 * lightOf(green[128]!) + 0.0722 * lightOf(blue[128]!);
        expect(light / lightOf(128)).toBeCloseTo(1, 1);
      }),
    );
  });

  test('a higher temperature is more amber, a higher tint more magenta', () => {
    const warm = toneTables({ exposure: 0, temperature: 50, tint: 0 });
    expect(warm.red[128]!).toBeGreaterThan(warm.green[128]!);
    expect(warm.green[128]!).toBeGreaterThan(warm.blue[128]!);
    const magenta = toneTables({ exposure: 0, temperature: 0, tint: 50 });
    expect(magenta.red[128]).toBe(magenta.blue[128]);
    expect(magenta.red[128]!).toBeGreaterThan(magenta.green[128]!);
  });
});

describe('whiteBalanceFrom', () => {
  test('its answer makes the colour grey to within 2, unless a slider is at its end', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const balance = whiteBalanceFrom({ red, green, blue });
        fc.pre(Math.max(Math.abs(balance.temperature), Math.abs(balance.tint)) < 100);
        const tables = toneTables({ exposure: 0, ...balance });
        const channels = [tables.red[red]!, tables.green[green]!, tables.blue[blue]!];
        expect(Math.max(...channels) - Math.min(...channels)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });

  test('grey asks for nothing, black neither, and the strongest colour stays within the sliders', () => {
    expect(whiteBalanceFrom({ red: 90, green: 90, blue: 90 })).toEqual({ temperature: 0, tint: 0 });
    expect(whiteBalanceFrom({ red: 0, green: 0, blue: 0 })).toEqual({ temperature: 0, tint: 0 });
    expect(whiteBalanceFrom({ red: 255, green: 0, blue: 0 })).toEqual({ temperature: -100, tint: -100 });
    expect(whiteBalanceFrom({ red: 0, green: 255, blue: 0 })).toEqual({ temperature: 0, tint: 100 });
  });
});
