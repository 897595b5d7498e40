/** What is known of something: each fact's name over its value. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="grid gap-3 rounded-2xl border border-line bg-paper p-4 sm:grid-cols-2">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="text-sm text-ink-soft">{name}</dt>
        <dd className="break-words text-lg font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);
