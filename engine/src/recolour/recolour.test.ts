import { seeRoom, type Room } from '../room/see-room.ts';
import { describe, expect, it } from 'vitest';
import { labFromRgb } from '../colour/delta-e-2000.ts';
import { type Oklab, oklabFromRgb } from '../colour/oklab.ts';
import { LINEAR_FROM_BYTE, byteFromLinear } from '../colour/srgb.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { readColourWish } from './read-colour-wish.ts';
import { someOf } from '../testing/test-size.ts';
import { recolour, type RecolourRequest } from './recolour.ts';

const WIDTH = 240;
const HEIGHT = 180;
type Rgb = readonly [number, number, number];

const BACKGROUND: Rgb = [0.3, 0.22, 0.14];
const OUTLINE = { x: 120, y: 100, rx: 80, ry: 55 };

/** 1 well inside the thing, 0 well outside, with a camera's blur of some three pixels between. */
function cover(x: number, y: number): number {
  const distance = (1 - Math.hypot((x - OUTLINE.x) / OUTLINE.rx, (y - OUTLINE.y) / OUTLINE.ry)) * 60;
  return Math.max(0, Math.min(1, 0.5 + distance / 3));
}

/** A rounded thing lit from the upper left, with a little highlight, in front of an even ground. `tint` colours the light by place. */
function photoOf(base: Rgb, tint: (x: number) => Rgb = () => [1, 1, 1]): PixelImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const share = cover(x, y);
      const across = (x - OUTLINE.x) / OUTLINE.rx;
      const down = (y - OUTLINE.y) / OUTLINE.ry;
      const shade = Math.max(0.25, 1 - 0.35 * across - 0.4 * down);
      const gleam = 0.25 * Math.exp(-((x - 85) ** 2 + (y - 75) ** 2) / 30);
      const light = tint(x);
      const grain = 1 + 0.02 * (((x * 7 + y * 13) % 5) - 2);
      for (let k = 0; k < 3; k++) {
        const thing = base[k]! * shade * grain * light[k]! + gleam;
        data[4 * (y * WIDTH + x) + k] = byteFromLinear(share * thing + (1 - share) * BACKGROUND[k]!);
      }
      data[4 * (y * WIDTH + x) + 3] = 255 - (x % 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Everything the thing covers by at least `least`. */
function maskOf(least = 0.02): Mask {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    cover(i % WIDTH, Math.floor(i / WIDTH)) >= least ? 255 : 0,
  );
  return { width: WIDTH, height: HEIGHT, data };
}

const GREY: Rgb = [0.3, 0.3, 0.31];
/** One for all: what is seen in it is seen once. */
const greyThing = photoOf(GREY);
const mask = maskOf();

const rooms = new WeakMap<PixelImage, Room>();

/** Seen once a picture: a look costs more than a material. */
function seenRoom(picture: PixelImage): Room {
  const room = rooms.get(picture) ?? seeRoom(picture);
  rooms.set(picture, room);
  return room;
}

function request(wish: string, change: Partial<RecolourRequest> = {}): RecolourRequest {
  const crop = change.crop ?? greyThing;
  return {
    crop,
    mask,
    place: { left: 0, top: 0, photoWidth: WIDTH, photoHeight: HEIGHT },
    overview: crop,
    room: () => seenRoom(crop),
    wish: readColourWish(wish)!,
    thing: null,
    manner: 'exact',
    stylePreset: '',
    seed: 3,
    onProgress: () => {},
    ...change,
  };
}

function lightAt({ data }: PixelImage, x: number, y: number): number {
  const i = 4 * (y * WIDTH + x);
  return (
    0.2126 * LINEAR_FROM_BYTE[data[i]!]! +
    0.7152 * LINEAR_FROM_BYTE[data[i + 1]!]! +
    0.0722 * LINEAR_FROM_BYTE[data[i + 2]!]!
  );
}

/** Correlation of logarithmic light well inside the thing. */
function correlation(one: PixelImage, two: PixelImage): number {
  const pairs: [number, number][] = [];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      if (cover(x, y) === 1)
        pairs.push([Math.log(lightAt(one, x, y) + 0.003), Math.log(lightAt(two, x, y) + 0.003)]);
  const mean = [0, 1].map((k) => pairs.reduce((sum, pair) => sum + pair[k]!, 0) / pairs.length);
  const product = (a: number, b: number): number =>
    pairs.reduce((sum, pair) => sum + (pair[a]! - mean[a]!) * (pair[b]! - mean[b]!), 0);
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
}

describe('a recolour request', () => {
  it('is refused when mask and crop differ in size', () => {
    const small = { width: 2, height: 2, data: new Uint8Array(4) };
    expect(() => recolour(request('red', { mask: small }))).toThrow(RangeError);
  });

  it('with an empty mask changes nothing', () => {
    const empty = { ...mask, data: new Uint8Array(WIDTH * HEIGHT) };
    const asked = request('red', { mask: empty });
    const { crop, deltaE } = recolour(asked);
    expect(crop).toEqual(asked.crop);
    expect(deltaE).toBe(0);
  });

  it.each(someOf(['navy', 'exposed brick', 'oak'], 2))(
    'changes no byte where the mask is 0, and alpha nowhere: %s',
    (wish) => {
      const asked = request(wish);
      const { crop } = recolour(asked);
      let changed = 0;
      for (let i = 0; i < WIDTH * HEIGHT; i++) {
        if (mask.data[i] === 0)
          for (let k = 0; k < 3; k++) if (crop.data[4 * i + k] !== asked.crop.data[4 * i + k]) changed++;
        if (crop.data[4 * i + 3] !== asked.crop.data[4 * i + 3]) changed++;
      }
      expect(changed).toBe(0);
    },
  );

  it('gives the same bytes for the same request and leaves its own picture alone', () => {
    const asked = request('emerald velvet');
    const before = asked.crop.data.slice();
    expect(recolour(asked).crop.data).toEqual(recolour(asked).crop.data);
    expect(asked.crop.data).toEqual(before);
  });

  it('tells its progress upwards to 1', () => {
    const told: number[] = [];
    recolour(request('red', { onProgress: (fraction) => told.push(fraction) }));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it('styles what it painted and nothing else', () => {
    const asked = request('red', { stylePreset: 'cinematic' });
    const plain = recolour(request('red')).crop;
    const styled = recolour(asked).crop;
    expect(styled.data).not.toEqual(plain.data);
    expect(styled.data.subarray(0, 4 * WIDTH)).toEqual(asked.crop.data.subarray(0, 4 * WIDTH));
  });
});

describe('a plain colour', () => {
  const bases: Record<string, Rgb> = {
    black: [0.012, 0.011, 0.013],
    grey: GREY,
    white: [0.75, 0.74, 0.71],
    tan: [0.4, 0.2, 0.09],
  };
  const things = new Map(Object.entries(bases).map(([base, rgb]) => [base, photoOf(rgb)]));
  const results = new Map<string, { crop: PixelImage; after: ReturnType<typeof recolour> }>();
  /** Painted once for all that is asked about it. */
  const paint = (base: string, wish: string) => {
    const crop = things.get(base)!;
    const key = `${base} ${wish}`;
    const done = results.get(key) ?? { crop, after: recolour(request(wish, { crop })) };
    results.set(key, done);
    return done;
  };
  const wishes = someOf(
    ['white', 'navy', 'black', 'sage green', 'terracotta', 'emerald', 'RAL 3020', 'RAL 6021'],
    4,
  );
  const cases = Object.keys(bases).flatMap((base) => wishes.map((wish) => [base, wish] as const));

  it.each(cases)('on %s is the median of the region: %s', (base, wish) => {
    expect(paint(base, wish).after.deltaE).toBeLessThanOrEqual(1);
  });

  it.each(cases.filter(([base, wish]) => base !== 'black' || wish !== 'white'))(
    'on %s keeps the shading: %s',
    (base, wish) => {
      const { crop, after } = paint(base, wish);
      expect(correlation(crop, after.crop)).toBeGreaterThan(0.9);
    },
  );

  it('white on black leaves highlights lightest and shadows darkest', () => {
    const { crop } = paint('black', 'white').after;
    const lit = lightAt(crop, 85, 75);
    const middle = lightAt(crop, 120, 100);
    const shadow = lightAt(crop, 165, 125);
    expect(lit).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(1.12 * shadow);
    expect(shadow).toBeGreaterThan(0.2);
  });

  it('keeps the warm glow of a lamp on a pale surface', () => {
    const glow = (x: number): Rgb => (x < 120 ? [1.15, 1, 0.62] : [1, 1, 1]);
    const { crop } = recolour(request('sage green', { crop: photoOf([0.6, 0.6, 0.6], glow) }));
    const warmth = (x: number): number =>
      crop.data[4 * (100 * WIDTH + x)]! / crop.data[4 * (100 * WIDTH + x) + 2]!;
    expect(warmth(70)).toBeGreaterThan(1.15 * warmth(170));
  });

  it('leaves no rim of the old colour at a blurred outline', () => {
    const crop = photoOf([0.8, 0.8, 0.78]);
    const painted = recolour(request('black', { crop })).crop;
    const ground = lightAt(crop, 5, 5);
    let lightest = 0;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++)
        if (mask.data[y * WIDTH + x] !== 0) lightest = Math.max(lightest, lightAt(painted, x, y));
    expect(lightest).toBeLessThan(1.25 * ground);
  });

  it('spares the ground that a loose mask took along', () => {
    const crop = photoOf([0.02, 0.03, 0.08]);
    const loose = {
      ...mask,
      data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
        const x = i % WIDTH;
        const y = Math.floor(i / WIDTH);
        const reach = Math.hypot((x - OUTLINE.x) / (OUTLINE.rx + 3), (y - OUTLINE.y) / (OUTLINE.ry + 3));
        return reach < 1 ? 255 : 0;
      }),
    };
    const painted = recolour(request('white', { crop, mask: loose })).crop;
    const before = labFromRgb(...pixel(crop, 120, 156));
    const after = labFromRgb(...pixel(painted, 120, 156));
    expect(loose.data[156 * WIDTH + 120]).toBe(255);
    expect(Math.abs(after[0] - before[0])).toBeLessThan(12);
  });

  it('shines with a gloss finish and hardly with a matt one', () => {
    const light = (wish: string): number => lightAt(recolour(request(wish)).crop, 85, 75);
    expect(light('glossy navy')).toBeGreaterThan(1.2 * light('matt navy'));
  });
});

function pixel({ data }: PixelImage, x: number, y: number): [number, number, number] {
  const i = 4 * (y * WIDTH + x);
  return [data[i]!, data[i + 1]!, data[i + 2]!];
}

describe("in this room's light", () => {
  const WALL: Rgb = [0.5, 0.49, 0.47];

  /** The thing before a pale wall in a light of the strength given; a burnt out window and the tint of the light on both. */
  function roomOf(base: Rgb, strength = 1, tint: Rgb = [1, 1, 1]): PixelImage {
    const lit = photoOf(base.map((value, k) => value * strength * tint[k]!) as unknown as Rgb);
    const data = lit.data.slice();
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const share = cover(x, y);
      if (share === 1) continue;
      for (let k = 0; k < 3; k++) {
        const wall = x < 30 && y < 60 ? 1 : WALL[k]! * strength * tint[k]!;
        const thing = LINEAR_FROM_BYTE[data[4 * i + k]!]! - (1 - share) * BACKGROUND[k]!;
        data[4 * i + k] = byteFromLinear(Math.max(0, thing) + (1 - share) * wall);
      }
    }
    return { ...lit, data };
  }
  const asLit = (wish: string, crop: PixelImage): PixelImage =>
    recolour(request(wish, { crop, manner: 'as-lit' })).crop;
  const brightestOf = (image: PixelImage, isIn: (x: number, y: number) => boolean): number => {
    let most = 0;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) if (isIn(x, y)) most = Math.max(most, lightAt(image, x, y));
    return most;
  };
  const isInside = (x: number, y: number): boolean => cover(x, y) === 1;

  it('no difference to the colour asked for is told, for there is none to promise', () => {
    expect(recolour(request('white', { manner: 'as-lit' })).deltaE).toBeNull();
    const empty = { ...mask, data: new Uint8Array(WIDTH * HEIGHT) };
    expect(recolour(request('white', { manner: 'as-lit', mask: empty })).deltaE).toBeNull();
  });

  it.each([1, 0.3])(
    'white is not brighter than the white wall beside it, burnt out windows aside: light %d',
    (strength) => {
      const crop = roomOf(GREY, strength);
      const white = brightestOf(
        asLit('#ffffff', crop),
        (x, y) => isInside(x, y) && Math.hypot(x - 85, y - 75) > 20,
      );
      expect(white).toBeLessThan(1.1 * WALL[1] * strength);
      expect(white).toBeGreaterThan(0.5 * WALL[1] * strength);
      const exact = recolour(request('#ffffff', { crop })).crop;
      expect(brightestOf(exact, isInside)).toBeGreaterThan(1.5 * white);
    },
  );

  it('the same paint is darker in a dimmer room', () => {
    const light = (strength: number): number =>
      lightAt(asLit('sage green', roomOf(GREY, strength)), 120, 100);
    expect(light(0.3)).toBeLessThan(0.5 * light(1));
  });

  it('white takes on the tint of the light', () => {
    const warm = roomOf(GREY, 1, [1.25, 1, 0.6]);
    const [r, , b] = pixel(asLit('white', warm), 120, 100);
    const [r0, , b0] = pixel(asLit('white', roomOf(GREY)), 120, 100);
    expect(r / b).toBeGreaterThan(1.1 * (r0 / b0));
  });

  it('white is white where all there is is of one deep colour: that is paint, not light', () => {
    const navy: Rgb = [0.002, 0.035, 0.2];
    const deep = photoOf(navy);
    const data = deep.data.map((value, k) => {
      const share = cover(Math.floor(k / 4) % WIDTH, Math.floor(k / 4 / WIDTH));
      return k % 4 === 3
        ? value
        : Math.round(share * value + (1 - share) * byteFromLinear(0.5 * navy[k % 4]!));
    });
    const white = asLit('white', { ...deep, data });
    const [r, g, b] = pixel(white, 120, 100);
    expect(Math.min(r, g, b)).toBeGreaterThan(100);
    expect(Math.max(r, g, b) / Math.min(r, g, b)).toBeLessThan(1.35);
  });

  it('black keeps its folds: the shading of a pale thing is still to be seen', () => {
    const crop = roomOf([0.6, 0.59, 0.57]);
    const black = asLit('black', crop);
    expect(correlation(crop, black)).toBeGreaterThan(0.9);
    const [lit] = pixel(black, 90, 90);
    const [shade] = pixel(black, 165, 125);
    expect(lit - shade).toBeGreaterThan(15);
  });

  const [bright, dim] = [roomOf(GREY, 1), roomOf(GREY, 0.3)];
  it.each(someOf(['tiles', 'white marble', 'oak planks'], 2))(
    'a material lies in the same light: %s',
    (wish) => {
      const light = (strength: number): number =>
        lightAt(asLit(wish, strength === 1 ? bright : dim), 120, 100);
      expect(light(0.3)).toBeLessThan(0.55 * light(1));
      expect(light(1)).toBeLessThan(1.2 * WALL[1]);
    },
  );
});

describe('a material', () => {
  /** A carpet with coarse pile in front, to the photo's lower border. */
  function carpet(): { crop: PixelImage; mask: Mask } {
    const data = new Uint8Array(WIDTH * HEIGHT * 4);
    const floor = new Uint8Array(WIDTH * HEIGHT);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const isFloor = i >= 115 * WIDTH;
      const pile = ((i * 7919) % 31) + (((i / WIDTH) | 0) % 2) * 20;
      data.set(isFloor ? [90 + pile, 70 + pile, 60 + pile, 255] : [200, 200, 196, 255], 4 * i);
      floor[i] = isFloor ? 255 : 0;
    }
    return { crop: { width: WIDTH, height: HEIGHT, data }, mask: { ...mask, data: floor } };
  }

  const carpeted = carpet();
  it.each(
    someOf(
      [
        'oak planks',
        'walnut herringbone',
        'oak chevron',
        'white marble',
        'terrazzo',
        'concrete',
        'tiles',
        'white hexagon tiles',
        'tomettes',
        'mosaic',
        'white subway tiles',
        'plaster',
      ],
      6,
    ),
  )('lies on a floor without the pile beneath, in the colour asked for: %s', (wish) => {
    const { crop, mask: floor } = carpeted;
    const { crop: laid, deltaE } = recolour(request(wish, { crop, mask: floor }));
    expect(deltaE).toBeLessThanOrEqual(2);
    const roughness = (image: PixelImage): number => {
      let sum = 0;
      for (let y = 125; y < 175; y++)
        for (let x = 10; x < 230; x++)
          sum += Math.abs(Math.log((lightAt(image, x, y) + 0.01) / (lightAt(image, x, y + 1) + 0.01)));
      return sum;
    };
    expect(roughness(laid)).toBeLessThan(0.75 * roughness(crop));
    const tones = new Set(laid.data.subarray(4 * 150 * WIDTH, 4 * 151 * WIDTH));
    expect(tones.size).toBeGreaterThan(5);
  });

  it.each(
    someOf(
      [
        ['tiles', 0.3, 0.3],
        ['stripes', 0.3, 0.3],
        ['gingham', 0.01, 0.05],
        ['tartan', 0.1, 0.25],
        ['polka dots', 0.6, 0.05],
        ['floral', 0.6, 0.04],
        ['leaf print', 0.5, 0.04],
        ['cement tiles', 0.15, 0.1],
      ] as const,
      4,
    ),
  )('of two colours shows both, in the colours asked for: %s', (name, leastRed, leastWhite) => {
    const { crop, mask: floor } = carpeted;
    const { crop: laid } = recolour({
      ...request(`red and white ${name}`, { crop, mask: floor, thing: 'floor' }),
      manner: 'as-lit',
    });
    const count = { red: 0, white: 0, all: 0 };
    for (let y = 125; y < 175; y++)
      for (let x = 10; x < 230; x++) {
        const at = 4 * (y * WIDTH + x);
        const [r, g, b] = [laid.data[at]!, laid.data[at + 1]!, laid.data[at + 2]!];
        count.all++;
        if (r > 1.6 * g && r > 1.6 * b) count.red++;
        if (g > 0.75 * r && b > 0.6 * r) count.white++;
      }
    expect(count.red / count.all).toBeGreaterThan(leastRed);
    expect(count.white / count.all).toBeGreaterThan(leastWhite);
  });

  it('of two colours is lit also where an exact colour was asked for: it has none', () => {
    const { crop, mask: floor } = carpeted;
    const asked = request('red and white stripes', { crop, mask: floor });
    const exact = recolour(asked);
    expect(exact.deltaE).toBeNull();
    expect(exact.crop.data).toEqual(recolour({ ...asked, manner: 'as-lit' }).crop.data);
  });

  it('on kitchen fronts keeps their seams, and loses them where a wall is meant', () => {
    const data = new Uint8Array(WIDTH * HEIGHT * 4);
    const fronts = new Uint8Array(WIDTH * HEIGHT);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const tone = y > 150 ? 90 : x % 60 < 2 ? 95 : 205;
      data.set([tone, tone, tone, 255], 4 * i);
      fronts[i] = y <= 150 ? 255 : 0;
    }
    const crop = { width: WIDTH, height: HEIGHT, data };
    /** How much darker the seams are than what is beside them. */
    const seams = (thing: 'kitchen front' | 'wall'): number => {
      const { crop: laid } = recolour({
        ...request('oak', { crop, mask: { ...mask, data: fronts }, thing }),
        manner: 'as-lit',
      });
      let [dark, beside] = [0, 0];
      for (let y = 10; y < 140; y++) {
        dark += lightAt(laid, 60, y) + lightAt(laid, 120, y);
        beside += lightAt(laid, 70, y) + lightAt(laid, 130, y);
      }
      return dark / beside;
    };
    expect(seams('kitchen front')).toBeLessThan(0.75);
    expect(seams('wall')).toBeGreaterThan(0.85);
  });

  describe('of the colour that is there', () => {
    const blue = photoOf([0.1, 0.16, 0.3]);
    /** OKLab at a place of the thing that shows no highlight. */
    const toneOf = ({ data }: PixelImage): Oklab => {
      const i = 4 * (110 * WIDTH + 130);
      return oklabFromRgb(data[i]!, data[i + 1]!, data[i + 2]!);
    };
    const after = (wish: string, crop = blue): Oklab => toneOf(recolour(request(wish, { crop })).crop);
    const [l, a, b] = toneOf(blue);
    const chroma = ([, x, y]: Oklab): number => Math.hypot(x, y);

    it('goes as far as is said, and keeps its hue', () => {
      const [slightly, darker, much] = ['a bit darker', 'darker', 'much darker'].map(
        (wish) => after(wish)[0],
      );
      expect(l).toBeGreaterThan(slightly! + 0.02);
      expect(slightly).toBeGreaterThan(darker! + 0.02);
      expect(darker).toBeGreaterThan(much! + 0.02);
      expect(after('lighter')[0]).toBeGreaterThan(l + 0.05);
      for (const wish of ['darker', 'lighter']) {
        const [, x, y] = after(wish);
        expect(Math.abs(Math.atan2(y, x) - Math.atan2(b, a))).toBeLessThan(0.15);
      }
    });

    it('gets warmer or cooler, more vivid or greyer, as light as it was', () => {
      expect(after('warmer')[2]).toBeGreaterThan(b + 0.01);
      expect(after('cooler')[2]).toBeLessThan(b - 0.01);
      expect(chroma(after('more vivid'))).toBeGreaterThan(1.2 * Math.hypot(a, b));
      expect(chroma(after('more muted'))).toBeLessThan(0.8 * Math.hypot(a, b));
      for (const wish of ['warmer', 'cooler', 'more vivid', 'more muted'])
        expect(Math.abs(after(wish)[0] - l)).toBeLessThan(0.03);
    });

    it('keeps what has two colours two-coloured, and everything outside as it is', () => {
      const data = blue.data.slice();
      for (let i = 0; i < WIDTH * HEIGHT; i++)
        if (Math.floor((i % WIDTH) / 6) % 2 === 0 && cover(i % WIDTH, Math.floor(i / WIDTH)) === 1)
          data.set([200, 60, 40], 4 * i);
      const { crop, deltaE } = recolour(request('darker', { crop: { ...blue, data } }));
      const at = (x: number): Oklab => {
        const i = 4 * (110 * WIDTH + x);
        return oklabFromRgb(crop.data[i]!, crop.data[i + 1]!, crop.data[i + 2]!);
      };
      expect(at(134)[1]).toBeGreaterThan(0.08);
      expect(at(129)[2]).toBeLessThan(-0.03);
      expect(deltaE).toBeNull();
      for (let i = 0; i < WIDTH * HEIGHT; i++)
        if (mask.data[i] === 0)
          expect(crop.data.subarray(4 * i, 4 * i + 4)).toEqual(data.subarray(4 * i, 4 * i + 4));
    });
  });

  it.each(someOf(['leather', 'emerald velvet', 'linen', 'boucle', 'walnut', 'brass', 'rattan'], 4))(
    'on furniture keeps its form: %s',
    (wish) => {
      const asked = request(wish);
      const { crop, deltaE } = recolour(asked);
      expect(deltaE).toBeLessThanOrEqual(2);
      expect(correlation(asked.crop, crop)).toBeGreaterThan(0.75);
    },
  );
});
