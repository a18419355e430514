import { Chip } from '../../../../ui/Chip.tsx';

interface ChoicesProps<Name extends string> {
  label: string;
  options: readonly Name[];
  chosen: Name;
  nameOf: (name: Name) => string;
  disabled: boolean;
  onChoose: (name: Name) => void;
}

/** One of a few, all of them in view. */
export function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { label, options, chosen, nameOf, disabled, onChoose } = props;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{label}</h3>
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {options.map((name) => (
          <Chip key={name} selected={name === chosen} disabled={disabled} onClick={() => onChoose(name)}>
            {nameOf(name)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
