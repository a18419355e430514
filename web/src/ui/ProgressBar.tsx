interface ProgressBarProps {
  /** What is going on, shown above the bar and read out. */
  label: string;
  /** 0 to 1. */
  fraction: number;
}

export function ProgressBar({ label, fraction }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm font-medium text-ink">
        {label}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
