interface FactListProps {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
}

export function FactList({ title, facts }: FactListProps) {
  return (
    <section>
      <h2 className="mb-1 text-xs font-semibold tracking-wide text-ink-faint uppercase">{title}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-right break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
