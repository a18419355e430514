// A thing drawn into a render of a room, against the render of the same room with the thing in it.

/** @typedef {{ width: number, height: number, data: Uint8Array }} Picture */
/** @typedef {{ name: string, deltaE: number, shadow: number }} Truth */

const SIZE = { width: 480, height: 360 };
const SAMPLES = 24;
const BOUNCES = 5;
const SEED = 5;
/** Things and where they stand: metres to the right of the camera and ahead of it, radians to the left. */
const THINGS = [
  { words: 'a grey fabric sofa', x: 0, depth: 3.1, yaw: 0 },
  { words: 'a red armchair', x: -0.35, depth: 2.9, yaw: 0.5 },
  { words: 'an oak coffee table', x: 0.15, depth: 2.7, yaw: 0.27 },
  { words: 'a white nightstand', x: 0.3, depth: 2.8, yaw: -0.3 },
];
/** Steps of CIEDE2000 that are seen. */
const SEEN = 3;
/** What is darker than this share of what it was is shadow. */
const SHADED = 0.94;
/** Lightness (L*) below which a difference is not seen: two renders differ by more than that share on dark books and leaves. */
const UNSEEN = 2;
/** Pixels to each side over which lightness is compared: two renders differ in their noise. */
const NOISE = 3;

/** @param {Record<string, any>} engine @returns {Promise<Truth[]>} */
export async function truthsOf(engine) {
  const truths = [];
  for (const room of ['living', 'bedroom', 'dining']) {
    const scene = shotOf(engine, room);
    const without = scene.shoot(null);
    for (const thing of THINGS)
      truths.push({ name: `${room}, ${thing.words}`, ...compare(engine, { scene, without, thing }) });
  }
  return truths;
}

/** @param {Record<string, any>} engine @param {string} name */
function shotOf(engine, name) {
  const { shell, sun, camera, furnish } = engine['SAMPLE_ROOMS'][name];
  const { width, height } = SIZE;
  const lens = {
    focal: camera.focal * width,
    centreX: width / 2,
    centreY: camera.horizon * height,
    pitch: 0,
    roll: 0,
  };
  const shoot = (/** @type {any} */ added) => {
    const mesh = new engine['Mesh']();
    engine['addRoomShell'](mesh, shell);
    furnish(mesh, SEED);
    if (added) mesh.append(added.mesh, added.pose);
    const scene = engine['makeScene'](mesh, {
      environment: engine['gardenView'](SEED, shell.daylight[1]),
      isEnvironmentLighting: false,
      panels: engine['daylightPanels'](shell),
      sun,
    });
    const view = { ...lens, x: camera.x, y: camera.y, z: camera.z, yaw: camera.yaw };
    const request = {
      scene,
      view,
      width,
      height,
      samples: SAMPLES,
      seed: SEED,
      factor: 2,
      bounces: BOUNCES,
      onProgress() {},
    };
    return engine['develop'](engine['renderPicture'](request));
  };
  return { camera, lens: { ...lens, yaw: camera.yaw, trust: 1 }, shoot };
}

/** @param {Record<string, any>} engine @param {{ scene: ReturnType<typeof shotOf>, without: Picture, thing: (typeof THINGS)[number] }} what */
function compare(engine, { scene: { camera, lens, shoot }, without, thing }) {
  const [drawable] = engine['drawablesOf'](
    engine['wishesOf']({ prompt: thing.words, negativePrompt: '' }),
    false,
  );
  const piece = engine['pieceFor'](drawable, '', { seed: SEED, variant: 0, aspect: 1.5 });
  const mesh = piece.sizes[0]();
  const [sin, cos] = [Math.sin(camera.yaw), Math.cos(camera.yaw)];
  const at = [camera.x + cos * thing.x - sin * thing.depth, 0, camera.z - sin * thing.x - cos * thing.depth];
  const truth = shoot({ mesh, pose: { at, yaw: thing.yaw + camera.yaw } });
  const seen = engine['seeRoom'](without);
  const room = { ...seen, camera: lens, layout: { ...seen.layout, camera: lens } };
  const setting = engine['settingOf'](room);
  const scale = setting.cameraHeight / camera.y;
  const standing = { x: thing.x * scale, base: 0, depth: thing.depth * scale, yaw: thing.yaw, scale };
  const arrangement = { ...engine['arrangementAt'](setting, standing, { lift: 0, variant: 0 }), size: 0 };
  const mask = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height).fill(255) };
  const { crop: ours } = engine['inpaint']({
    crop: without,
    mask,
    things: [{ words: thing.words, arrangement }],
    place: { left: 0, top: 0, photoWidth: SIZE.width, photoHeight: SIZE.height },
    overview: without,
    room,
    mode: 'replace',
    prompt: '',
    negativePrompt: '',
    allowStandIn: false,
    stylePreset: '',
    seed: SEED,
    steps: 30,
    onProgress() {},
  });
  const outline = engine['silhouetteOf'](engine['pointsOf'](mesh), setting, standing);
  const hull = engine['maskOfPlace'](engine['hullOf'](engine['cornersOf'](outline)), SIZE).data;
  return { ...measure(engine, { truth, ours, without, hull }), truth, ours };
}

/** @param {Record<string, any>} engine @param {{ truth: Picture, ours: Picture, without: Picture, hull: Uint8Array }} pictures */
function measure(engine, { truth, ours, without, hull }) {
  const lab = (/** @type {Picture} */ { data }, /** @type {number} */ i) =>
    engine['labFromRgb'](data[4 * i], data[4 * i + 1], data[4 * i + 2]);
  let [sum, count] = [0, 0];
  const light = new Float32Array(4 * hull.length);
  for (let i = 0; i < hull.length; i++) {
    const [before, made, real] = [lab(without, i), lab(ours, i), lab(truth, i)];
    if ((hull[i] ?? 0) === 0) light.set([before[0], made[0], real[0], 1], 4 * i);
    else if (engine['deltaE2000'](before, real) >= SEEN && engine['deltaE2000'](before, made) >= SEEN) {
      sum += engine['deltaE2000'](made, real);
      count++;
    }
  }
  const { data } = engine['boxBlur']({ ...SIZE, channels: 4, data: light }, NOISE, 1);
  return { deltaE: sum / Math.max(1, count), shadow: overlapOfShadows(data, hull) };
}

/** @param {Float32Array} light before, made and real a pixel @param {Uint8Array} hull @returns {number} */
function overlapOfShadows(light, hull) {
  let [both, either] = [0, 0];
  for (let i = 0; i < hull.length; i++) {
    if ((hull[i] ?? 0) > 0) continue;
    const [before = 0, made = 0, real = 0] = light.subarray(4 * i, 4 * i + 3);
    const [isMade, isReal] = [made, real].map((after) => after < SHADED * before && after < before - UNSEEN);
    if (isMade && isReal) both++;
    if (isMade || isReal) either++;
  }
  return either === 0 ? 1 : both / either;
}
