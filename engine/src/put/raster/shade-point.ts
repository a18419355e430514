import { applyRelief, makeSurface, visibleAlbedo, type Surface } from '../../scene/surface.ts';
import type { Posed } from './posed.ts';
import { lightOn, type SphericalLight } from './spherical-light.ts';

/** Reflectance of a clear surface straight on, over its mirror image in matt light: what a preview shows of gloss. */
const GLOSS = 0.5;
/** Share of a pixel that clear glass covers. */
const GLASS = 0.25;
/** A rim seen at a slant mirrors no more than this: the light of nine numbers has no dark behind the thing. */
const RIM = 0.1;

/** Writes the linear light seen to `out`: of a triangle, at a place of the picture (column and row) whose ray meets it. Gives how much of it is there, 0 to 1. */
type Shade = (triangle: number, place: Float64Array, out: Float64Array) => number;

/** A shader for a thing in a light. Nothing of it is shared between two shaders. */
export function shaderOf(posed: Posed, light: SphericalLight): Shade {
  const surface = makeSurface();
  const ray = new Float64Array(3);
  const direction = new Float64Array(3);
  const shares = new Float64Array(3);
  const albedo = new Float64Array(3);
  const lit = new Float64Array(3);
  const through = new Float64Array(3);
  const opposite = new Float64Array(3);

  return (triangle, place, out) => {
    aim(place[0]!, place[1]!);
    const ahead = meet(posed, triangle, { ray, shares });
    fill(posed, triangle, { shares, surface });
    faceViewer(surface, direction);
    applyRelief(surface, direction, ahead / posed.camera.focal);
    const { material, normal } = surface;
    visibleAlbedo(surface, direction, albedo);
    lightOn(light, normal, lit);
    if (material.translucency) {
      for (let k = 0; k < 3; k++) opposite[k] = -normal[k]!;
      lightOn(light, opposite, through);
      for (let k = 0; k < 3; k++) lit[k] = lit[k]! + (through[k]! - lit[k]!) * material.translucency;
    }
    const glow = material.glow?.(surface.point) ?? 1;
    for (let k = 0; k < 3; k++) out[k] = albedo[k]! * lit[k]! + glow * (material.emission?.[k] ?? 0);
    gleam(out);
    return material.pane ? GLASS : (material.opacity?.(surface.point) ?? 1);
  };

  /** The ray through a place of the picture: along the camera's axes, and as a direction of the scene. */
  function aim(x: number, y: number): void {
    const { camera, axes } = posed;
    ray[0] = (x - camera.centreX) / camera.focal;
    ray[1] = (camera.centreY - y) / camera.focal;
    ray[2] = 1;
    const length = Math.sqrt(ray[0] * ray[0] + ray[1] * ray[1] + 1);
    for (let k = 0; k < 3; k++)
      direction[k] = (axes.right[k]! * ray[0]! + axes.up[k]! * ray[1]! + axes.ahead[k]!) / length;
    direction[2] = -direction[2]!;
  }

  /** What metal and polish mirror of the surroundings, as dimly as nine numbers tell it. */
  function gleam(out: Float64Array): void {
    const { material, normal } = surface;
    const along = direction[0]! * normal[0]! + direction[1]! * normal[1]! + direction[2]! * normal[2]!;
    for (let k = 0; k < 3; k++) opposite[k] = direction[k]! - 2 * along * normal[k]!;
    lightOn(light, opposite, lit);
    const sharp = 1 - material.roughness;
    const slanted = (1 - material.specular) * (1 - Math.abs(along)) ** 5;
    const grazing = material.specular + Math.min(RIM, slanted);
    for (let k = 0; k < 3; k++)
      out[k] = out[k]! + lit[k]! * (material.metal ? material.mean[k]! : GLOSS * sharp * grazing);
  }
}

/** Where a ray of the camera meets the plane of a triangle: writes the three corners' shares, gives the distance ahead. Moller, Trumbore 1997. */
function meet(
  { mesh, seen }: Posed,
  triangle: number,
  { ray, shares }: { readonly ray: Float64Array; readonly shares: Float64Array },
): number {
  const a = 3 * mesh.indices[3 * triangle]!;
  const b = 3 * mesh.indices[3 * triangle + 1]!;
  const c = 3 * mesh.indices[3 * triangle + 2]!;
  const [ux, uy, uz] = [seen[b]! - seen[a]!, seen[b + 1]! - seen[a + 1]!, seen[b + 2]! - seen[a + 2]!];
  const [vx, vy, vz] = [seen[c]! - seen[a]!, seen[c + 1]! - seen[a + 1]!, seen[c + 2]! - seen[a + 2]!];
  const px = ray[1]! * vz - ray[2]! * vy;
  const py = ray[2]! * vx - ray[0]! * vz;
  const pz = ray[0]! * vy - ray[1]! * vx;
  const inverse = 1 / (ux * px + uy * py + uz * pz || 1e-12);
  const [tx, ty, tz] = [-seen[a]!, -seen[a + 1]!, -seen[a + 2]!];
  const qx = ty * uz - tz * uy;
  const qy = tz * ux - tx * uz;
  const qz = tx * uy - ty * ux;
  const inB = within01((tx * px + ty * py + tz * pz) * inverse);
  const inC = within01((ray[0]! * qx + ray[1]! * qy + ray[2]! * qz) * inverse);
  const sum = Math.max(1, inB + inC);
  shares[1] = inB / sum;
  shares[2] = inC / sum;
  shares[0] = 1 - shares[1] - shares[2];
  return seen[a + 2]! * shares[0] + seen[b + 2]! * shares[1] + seen[c + 2]! * shares[2];
}

/** The middle of a pixel may lie just outside the triangle that one of its samples shows. */
function within01(value: number): number {
  return value > 0 ? (value < 1 ? value : 1) : 0;
}

/** Fills a surface from the corners of a triangle. */
function fill(
  { mesh, standing }: Posed,
  triangle: number,
  { shares, surface }: { readonly shares: Float64Array; readonly surface: Surface },
): void {
  const { indices, normals, rest, uvs } = mesh;
  const { normal, point } = surface;
  let [x, z] = [0, 0];
  normal[1] = 0;
  point.x = point.y = point.z = point.u = point.v = 0;
  for (let corner = 0; corner < 3; corner++) {
    const vertex = indices[3 * triangle + corner]!;
    const share = shares[corner]!;
    x += normals[3 * vertex]! * share;
    normal[1] = normal[1]! + normals[3 * vertex + 1]! * share;
    z += normals[3 * vertex + 2]! * share;
    point.x += rest[3 * vertex]! * share;
    point.y += rest[3 * vertex + 1]! * share;
    point.z += rest[3 * vertex + 2]! * share;
    point.u += uvs[2 * vertex]! * share;
    point.v += uvs[2 * vertex + 1]! * share;
  }
  const [cos, sin] = [Math.cos(standing.yaw), Math.sin(standing.yaw)];
  const length = Math.sqrt(x * x + normal[1]! * normal[1]! + z * z) || 1;
  normal[0] = (x * cos + z * sin) / length;
  normal[1] = normal[1]! / length;
  normal[2] = (z * cos - x * sin) / length;
  surface.slot = mesh.triangleMaterials[triangle]!;
  surface.material = mesh.materials[surface.slot]!;
}

/** Both sides of a surface are seen: its normal looks at who looks. */
function faceViewer({ normal }: Surface, direction: Float64Array): void {
  const along = normal[0]! * direction[0]! + normal[1]! * direction[1]! + normal[2]! * direction[2]!;
  if (along > 0) for (let k = 0; k < 3; k++) normal[k] = -normal[k]!;
}
