import { describe, expect, it, vi } from 'vitest';
import { openEditorStore } from '../model/editor-store.ts';
import { defaultRecipe } from '../model/recipe.ts';
import type { CropBox } from './crop-box.ts';
import { CropTool } from './crop-tool.ts';

function table() {
  const store = openEditorStore({ label: 'opened', recipe: defaultRecipe });
  const onCropped = vi.fn<(box: CropBox) => void>();
  return { store, onCropped, tool: new CropTool(store, { width: 400, height: 300 }, onCropped) };
}

describe('changing the crop', () => {
  it('leaves the crop and the steps alone when a drag is given up', () => {
    const { store, tool, onCropped } = table();
    tool.begin('se', { x: 400, y: 300 });
    tool.dragTo({ x: 200, y: 150 });
    tool.giveUp();
    expect(store.get().recipe.transformations.crop).toBeNull();
    expect(store.get().steps).toHaveLength(1);
    expect(onCropped).not.toHaveBeenCalled();
  });

  it('makes no step of a press that does not move', () => {
    const { store, tool } = table();
    tool.begin('outside', { x: 10, y: 10 });
    tool.end();
    expect(store.get().steps).toHaveLength(1);
  });

  it('makes one step of a drag, however many places it passes', () => {
    const { store, tool, onCropped } = table();
    tool.begin('se', { x: 395, y: 295 });
    for (const x of [390, 300, 195]) tool.dragTo({ x, y: x - 50 });
    tool.end();
    expect(store.get().steps.map(({ label }) => label)).toEqual(['opened', 'crop']);
    expect(onCropped).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, right: 200, bottom: 150 });
  });

  it('does not let the frame jump to the pointer that took it beside its corner', () => {
    const { tool } = table();
    tool.begin('se', { x: 391, y: 291 });
    tool.dragTo({ x: 391, y: 291 });
    expect(tool.box).toEqual({ left: 0, top: 0, right: 400, bottom: 300 });
  });
});
