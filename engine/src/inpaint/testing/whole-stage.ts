import type { Stage } from '../stage.ts';

/** A stage that sees nothing beyond itself. */
export function wholeStage(stage: Omit<Stage, 'around'>): Stage {
  const { crop } = stage.request;
  const area = { left: 0, top: 0, right: crop.width, bottom: crop.height };
  return { ...stage, around: { crop, room: stage.room, area } };
}
