import type { EditorAction } from '../model/keys.ts';
import type { PickState } from '../model/picker.ts';
import type { SessionSnapshot } from '../model/session-snapshot.ts';
import type { PickHandles } from '../use-pick.ts';
import { GrowField } from './GrowField.tsx';
import { hasChoices, PickChoices, PickField } from './PickPanel.tsx';
import { ShapeField } from './ShapeField.tsx';

interface ToolFieldProps {
  snapshot: SessionSnapshot;
  pick: PickState;
  picker: PickHandles;
  run: (action: EditorAction) => void;
  press: (action: EditorAction, isByPointer: boolean) => void;
  isGrowing: boolean;
  /** Of the photo, in pixels. */
  longerSide: number;
  onGrown: () => void;
}

/** What a tool asks for beside the photo: instead of the sliders where the stage is narrow, over the photo's upper edge elsewhere. */
export function ToolField(props: ToolFieldProps) {
  return (
    <div className="stage-field flex bg-surface px-1 pt-1 max-md:border-t max-md:border-line md:mt-4 md:w-[min(100%-1rem,36rem)] md:rounded-full md:bg-raised md:p-0 md:shadow-mid">
      <Field {...props} />
    </div>
  );
}

function Field({ snapshot, pick, picker, run, press, isGrowing, longerSide, onGrown }: ToolFieldProps) {
  const { corners } = snapshot;
  if (corners > 0) return <ShapeField corners={corners} press={press} />;
  if (isGrowing) return <GrowField {...{ snapshot, longerSide, run }} onDone={onGrown} />;
  if (hasChoices(pick)) return <PickChoices state={pick} picker={picker} />;
  return <PickField isFinding={pick.kind === 'finding'} onFind={picker.findWords} />;
}
