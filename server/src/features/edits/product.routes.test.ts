import type { ArrangeAnswer, Edit, HistoryItem } from '@maquette/contract';
import { renderSampleRoom } from '@maquette/engine';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, useTestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  finished,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';
import type { FormFile } from '#test/support/form.ts';
import type { SignedInUser } from '#test/support/signed-in.ts';

const on = useTestApp();
const WIDTH = 320;
const HEIGHT = 240;
const WHITE = [90, 80, 250, 225] as const;
let room: FormFile;
beforeAll(async () => {
  on.current.house.startWork();
  const size = { width: WIDTH, height: HEIGHT };
  const { data } = renderSampleRoom({ room: 'living', ...size, seed: 1, samples: 4 });
  const raw = { ...size, channels: 4 } as const;
  room = { bytes: await sharp(data, { raw }).removeAlpha().png().toBuffer(), filename: 'room.png' };
});

interface Cut {
  readonly width?: number;
  readonly height?: number;
  /** Clear pixels around the thing. */
  readonly margin?: number;
  readonly alpha?: number;
  readonly type?: 'png' | 'webp';
}

/** A magenta thing on transparent ground. */
async function productPart(cut: Cut = {}): Promise<FormFile> {
  const { width = 160, height = 120, margin = 20, alpha = 1, type = 'png' } = cut;
  const thing = sharp({
    create: { width, height, channels: 4, background: { r: 210, g: 20, b: 190, alpha } },
  });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = thing.extend({
    top: margin,
    bottom: margin,
    left: margin,
    right: margin,
    background: clear,
  });
  return { bytes: await picture[type]({}).toBuffer(), filename: `product.${type}` };
}

type Parts = Record<string, string | FormFile>;
const order = async (who: SignedInUser, parts: Parts, headers = {}) => {
  const mask = await maskPart({ width: WIDTH, height: HEIGHT, white: WHITE });
  return postForm(on.current, who, inpaintCall({ image: room, mask, ...parts }, headers));
};

const placed = async (who: SignedInUser, parts: Parts): Promise<Edit> => {
  const answer = await order(who, parts, { prefer: 'respond-async' });
  return finished(on.current, who, answer.json<{ requestId: string }>().requestId);
};

/** An edit as it was begun; nobody waits for its picture. */
const begun = async (who: SignedInUser, parts: Parts): Promise<Edit> => {
  const answer = await order(who, parts, { prefer: 'respond-async' });
  const path = `/edits/${answer.json<{ requestId: string }>().requestId}`;
  const edit = (await get(on.current, who, path)).json<Edit>();
  await on.current.app.inject({ method: 'POST', url: `/api${path}/cancel`, headers: who.headers });
  return edit;
};

/** Which pixels lie in a place, its rim included. */
async function insideOf(place: readonly (readonly [number, number])[]): Promise<(pixel: number) => boolean> {
  const points = place.map((corner) => corner.join()).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%"/><polygon points="${points}" fill="#fff" stroke="#fff" stroke-width="2"/></svg>`;
  const data = await sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
  return (pixel) => (data[pixel] ?? 0) > 0;
}

describe('a product of one’s own is refused, and nothing is held,', () => {
  it.each<[string, () => Promise<Parts>, readonly [number, string, string?]]>([
    ['without its width', async () => ({}), [400, 'missing_field', 'product_width']],
    ['with a blank width', async () => ({ product_width: ' ' }), [400, 'validation_failed', 'product_width']],
    ['narrower than 5 cm', async () => ({ product_width: '4' }), [400, 'validation_failed', 'product_width']],
    ['wider than 6 m', async () => ({ product_width: '601' }), [400, 'validation_failed', 'product_width']],
    [
      'on the ceiling',
      async () => ({ product_width: '60', product_stands: 'ceiling' }),
      [400, 'validation_failed', 'product_stands'],
    ],
    [
      'where something is to be removed',
      async () => ({ product_width: '60', mode: 'remove' }),
      [400, 'validation_failed', 'product'],
    ],
    [
      'when it is not cut out',
      async () => ({ product_width: '60', product: await productPart({ margin: 0 }) }),
      [400, 'product_not_cut_out'],
    ],
    [
      'when nothing of it can be seen',
      async () => ({ product_width: '60', product: await productPart({ alpha: 0 }) }),
      [400, 'product_empty'],
    ],
    [
      'when it is too small',
      async () => ({ product_width: '60', product: await productPart({ width: 40, height: 30 }) }),
      [400, 'product_too_small'],
    ],
    [
      'when it is no picture',
      async () => ({ product_width: '60', product: { bytes: Buffer.from('sofa'), filename: 'sofa.png' } }),
      [400, 'product_unreadable'],
    ],
    [
      'when it is damaged',
      async () => {
        const { bytes, filename } = await productPart();
        return { product_width: '60', product: { bytes: bytes.subarray(0, 120), filename } };
      },
      [400, 'product_unreadable'],
    ],
  ])('%s', async (_, parts, [status, code, field]) => {
    const who = await painter(on.current);
    const answer = await order(who, { product: await productPart(), ...(await parts()) });
    const body = errorOf(answer);
    expect([answer.statusCode, body.error]).toEqual([status, code]);
    if (field) expect(body.fields).toHaveProperty(field);
    expect((await get(on.current, who, '/edits')).json<{ edits: Edit[] }>().edits).toEqual([]);
    expect(await balanceOf(on.current, who)).toEqual({ balance: 10, held: 0 });
  });

  it('when its measures come without it, in French too', async () => {
    const who = await painter(on.current);
    const alone = await order(who, { product_width: '60', prompt: 'a sofa' });
    expect(errorOf(alone)).toMatchObject({ error: 'missing_field' });
    expect(errorOf(alone).fields).toHaveProperty('product');
    const parts = { product: await productPart({ margin: 0 }), product_width: '60' };
    const french = await order(who, parts, { 'accept-language': 'fr' });
    expect(errorOf(french).message).toContain('détouré');
  });
});

describe('a product of one’s own', () => {
  it('is put into the marked place for one credit, and nothing else changes', async () => {
    const who = await painter(on.current);
    const edit = await placed(who, {
      product: await productPart(),
      product_width: '90',
      style_preset: 'anime',
    });
    expect(edit).toMatchObject({
      state: 'succeeded',
      charged: 1,
      changedOutside: 0,
      request: { prompt: '', product: { width: 90, stands: 'floor' } },
      understood: { action: 'put', things: [{ name: 'own product' }] },
      ignored: ['style_preset'],
    });
    const [result] = edit.files as [HistoryItem];
    expect(result.metadata.parameters).toMatchObject({ product_width: 90, product_stands: 'floor' });
    expect(result.productImage?.name).toBe(edit.request.productFilename);
    const picture = await on.current.app.inject(result.productImage?.url ?? '');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const after = await sharp((await on.current.app.inject(result.url)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer();
    const before = await sharp(room.bytes).removeAlpha().raw().toBuffer();
    const [left, top, right, bottom] = WHITE;
    const isPlace = await insideOf(edit.request.place ?? []);
    const seen = { magenta: 0, outside: 0 };
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const isMarked = x >= left && x < right && y >= top && y < bottom;
      const isInside = isMarked || isPlace(i);
      if (!isInside && before.compare(after, 3 * i, 3 * i + 3, 3 * i, 3 * i + 3) !== 0) seen.outside++;
      const [r = 0, g = 0, b = 0] = after.subarray(3 * i, 3 * i + 3);
      if (isInside && r - g > 60 && b - g > 60) seen.magenta++;
    }
    expect(seen.outside).toBe(0);
    expect(seen.magenta).toBeGreaterThan(800);
  });

  it('put the same way again is the earlier result for nothing; another width or product is not', async () => {
    const who = await painter(on.current);
    const first = await placed(who, { product: await productPart(), product_width: '90' });
    const again = await placed(who, { product: await productPart({ type: 'png' }), product_width: '90' });
    expect([again.repeated, again.charged]).toEqual([true, 0]);
    expect(again.files[0]?.id).toBe(first.files[0]?.id);
    const wider = await begun(who, { product: await productPart(), product_width: '120' });
    const other = await begun(who, { product: await productPart({ height: 90 }), product_width: '90' });
    expect([wider, other]).toMatchObject([{ repeated: false }, { repeated: false }]);
  });

  it('is told where it goes before it is paid, at its width; words are not needed', async () => {
    const who = await painter(on.current);
    const arrange = async (parts: Record<string, string>) =>
      postForm(on.current, who, {
        path: '/edits/arrange',
        parts: {
          image: room,
          mask: await maskPart({ width: WIDTH, height: HEIGHT, white: WHITE }),
          product: await productPart(),
          ...parts,
        },
      });
    expect(errorOf(await arrange({})).fields).toHaveProperty('product_width');
    const told = (await arrange({ product_width: '90' })).json<ArrangeAnswer>();
    expect(told).toMatchObject({ kind: 'own product', name: 'own product', support: 'floor', variants: 1 });
    expect(told.sizes.width).toBeCloseTo(0.9, 2);
    const moved = JSON.stringify({ ...told.arrangement, x: told.arrangement.x - 0.1 });
    const edit = await placed(who, { product: await productPart(), product_width: '90', arrangement: moved });
    expect([edit.request.arrangement?.x, edit.ignored]).toEqual([told.arrangement.x - 0.1, []]);
  });

  it('goes by its name once it was sent, for who asks again; by another person’s never', async () => {
    const who = await painter(on.current);
    const first = await placed(who, { product: await productPart(), product_width: '90' });
    const { productFilename = '' } = first.request;
    const again = await placed(who, { productFilename, product_width: '90' });
    expect([again.repeated, again.files[0]?.id]).toEqual([true, first.files[0]?.id]);
    const thief = await order(await painter(on.current), { productFilename, product_width: '90' });
    expect([thief.statusCode, errorOf(thief).error]).toEqual([404, 'not_found']);
  });

  it('without transparency hangs on a wall; words beside it are told to be left out', async () => {
    const who = await painter(on.current);
    const parts = { product: await productPart({ margin: 0, type: 'webp' }), product_stands: 'wall' };
    const edit = await placed(who, { ...parts, product_width: '70', prompt: 'a painting of a boat' });
    expect(edit).toMatchObject({ state: 'succeeded', leftOut: ['a painting of a boat'] });
  });

  it('is for one picture: variations of it would be alike', async () => {
    const who = await painter(on.current);
    const answer = await order(who, { product: await productPart(), product_width: '90', count: '2' });
    expect(errorOf(answer).error).toBe('variations_alike');
  });
});

describe('where another engine than our own serves', () => {
  const served = useTestApp({ changes: { engines: enginesOf(fakeEngine()) } });

  it('a product is refused, and nothing is held', async () => {
    const who = await painter(served.current);
    const parts = { image: await photoPart(), mask: await maskPart(), product_width: '90' };
    const call = inpaintCall({ ...parts, product: await productPart() });
    const answer = await postForm(served.current, who, call);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([400, 'validation_failed']);
    expect(errorOf(answer).fields).toHaveProperty('product');
    expect(await balanceOf(served.current, who)).toEqual({ balance: 10, held: 0 });
  });
});
