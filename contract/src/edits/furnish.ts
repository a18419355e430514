import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Words } from '../values.ts';
import { RoomSetting, Support } from './arrange.ts';
import { Place } from './arrangement.ts';
import { formJson, photoField, seedField } from './edit-fields.ts';
import { editCallErrors } from './call-errors.ts';
import { FurnishedThing, FurnishedThings, FurnishStyle, RoomType } from './furnishing.ts';
import { readLook, readShared, tellPhoto } from './tool-fields.ts';
import { forAccounts, none, tool } from './tool.ts';

/** Longest list of things in a form, characters. */
const THINGS_JSON_MAX = 12_000;

/**
 * Text fields of the furnishing call. With `things` that list is drawn instead of a new plan; with `of` as well, an earlier furnishing of the same photo,
 * it costs nothing and keeps that one's room, style and seed.
 */
export const FurnishForm = z.strictObject({
  ...photoField,
  room_type: RoomType,
  style: FurnishStyle,
  ...seedField,
  things: formJson(FurnishedThings.min(1), THINGS_JSON_MAX).optional(),
  of: Words.max(64).optional(),
});
export type FurnishForm = z.infer<typeof FurnishForm>;

/** A thing of a plan: all that is needed to show it where it would stand. */
export const PlannedThing = FurnishedThing.extend({
  /** In the reader's language. */
  name: z.string(),
  support: Support,
  /** How far it reaches from its own origin at scale 1, metres. */
  extent: z.object({
    left: z.number(),
    right: z.number(),
    back: z.number(),
    front: z.number(),
    bottom: z.number(),
    top: z.number(),
  }),
  /** It lies flat on the floor: others stand on it. */
  isFlat: z.boolean(),
  /** Where it is seen: a convex polygon in pixels of the upright photo. */
  place: Place,
});
export type PlannedThing = z.infer<typeof PlannedThing>;

/** How a room would be furnished, before anything is paid. Sent back as `things` with its `seed` it is drawn as it is. */
export const FurnishPlan = z.object({
  roomType: RoomType,
  style: FurnishStyle,
  /** The seed its models are drawn by. */
  seed: z.int(),
  things: z.array(PlannedThing),
  /** Things that cannot stand where they do: by their numbers in the list, and the other one's, a wall, or nothing that would hold them. */
  clashes: z.array(
    z.object({ at: z.int(), with: z.union([z.int(), z.literal('wall'), z.literal('nothing')]) }),
  ),
  setting: RoomSetting,
  /** The light amid the things, as `POST /edits/arrange` tells it. */
  light: z.array(z.number()).length(27),
});
export type FurnishPlan = z.infer<typeof FurnishPlan>;

/** Which things, in which places, by which seed, and the mask of what changes, the server adds once they are planned. */
export const furnishTool = tool({
  endpoint: endpoint({
    ...forAccounts,
    path: '/furnish',
    summary: 'Furnish an empty room; with `things` and `of`, change an earlier furnishing for nothing',
    form: FurnishForm,
    files: { image: false },
    errors: [...editCallErrors, 'nothing_fits', 'in_the_way'],
  }),
  guestEndpoint: null,
  isLookedUp: false,
  keptAs: 'inpaint',
  needs: none,
  contradicted: none,
  servedBy: () => 'own',
  styles: [],
  actions: ['put'],
  purposeOf: () => 'furnishing',
  sourceOf: () => 'inpaint',
  result: { type: 'inpaint_result', nameOf: () => 'furnished-room.png' },
  toRequest: (form) => {
    const { room_type: roomType, style, things = [], of } = form;
    return {
      mode: 'replace',
      prompt: '',
      ...readLook({}),
      ...readShared(form),
      furnishing: { roomType, style, things, ...(of && { of }) },
    };
  },
  toForm: (request) => {
    const { roomType = 'living-room', style = 'scandinavian', things = [], of } = request.furnishing ?? {};
    return {
      ...tellPhoto(request),
      ...{ room_type: roomType, style },
      ...(things.length > 0 && { things }),
      ...(of && { of }),
    };
  },
});
