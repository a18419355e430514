import type { PressMode } from '../../../../platform/viewport/gestures.ts';
import type { ToolName } from '../settings.ts';
import { brush } from './brush.ts';
import { lasso } from './lasso.ts';
import { pan } from './pan.ts';
import { pick } from './pick.ts';
import { rectangle } from './rectangle.ts';
import { resize } from './resize.ts';
import type { Tool, ToolEffect, ToolEvent, ToolSetup } from './tool.ts';

/** A tool that has been taken up: give it the events, do what it says. */
export interface ToolInUse {
  readonly setup: ToolSetup;
  readonly pans: boolean;
  send(event: ToolEvent): readonly ToolEffect[];
}

/** Takes up the tool for a press. Erasing is the same movement with another sign. */
export function takeUp(mode: PressMode, tool: ToolName, setup: ToolSetup): ToolInUse {
  if (mode === 'pan' || (mode !== 'resize' && tool === 'hand')) return run(pan, setup, true);
  if (mode === 'resize') return run(resize, setup);
  const signed = { ...setup, erases: mode === 'erase' || tool === 'eraser' };
  if (tool === 'lasso') return run(lasso, signed);
  if (tool === 'rectangle') return run(rectangle, signed);
  if (tool === 'pick') return run(pick, signed);
  return run(brush, signed);
}

function run<State>(tool: Tool<State>, setup: ToolSetup, pans = false): ToolInUse {
  let state: State | null = null;
  return {
    setup,
    pans,
    send(event) {
      const step = tool(state, event, setup);
      state = step.state;
      return step.effects;
    },
  };
}
