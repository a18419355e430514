import { useEffect, useRef } from 'react';
import type { Preset } from './presets.ts';

interface PresetTilesProps {
  /** Names the group. */
  label: string;
  presets: readonly Preset[];
  nameOf: (id: string) => string;
  looks: ReadonlyMap<string, ImageBitmap>;
  chosen: string | null;
  onChoose: (preset: Preset) => void;
}

/** Presets as small pictures of one's own photo. */
export function PresetTiles({ label, presets, nameOf, looks, chosen, onChoose }: PresetTilesProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-3 gap-2 sm:max-md:grid-cols-6">
      {presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          aria-pressed={preset.id === chosen}
          title={nameOf(preset.id)}
          onClick={() => onChoose(preset)}
          className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface text-[13px] text-ink-soft transition-colors hover:border-edge hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-ink aria-pressed:ring-1 aria-pressed:ring-accent"
        >
          <Look bitmap={looks.get(preset.id) ?? null} />
          <span className="w-full truncate px-1 py-1.5 text-center">{nameOf(preset.id)}</span>
        </button>
      ))}
    </div>
  );
}

function Look({ bitmap }: { bitmap: ImageBitmap | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !bitmap) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      data-ready={bitmap !== null}
      className="aspect-4/3 w-full bg-sunken object-cover"
    />
  );
}
