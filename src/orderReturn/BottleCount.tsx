interface Props {
  title: string
  max: number
  value: number
  onChange: (count: number) => void
}

/** How many bottles of a wine come back: two buttons, as on a phone nobody types a number gladly. */
export function BottleCount({ title, max, value, onChange }: Props) {
  return (
    <div className="return-bottle">
      <span>
        {title}
        <small>{max === 1 ? 'até 1 garrafa' : `até ${max} garrafas`}</small>
      </span>
      <div role="group" aria-label={`Garrafas de ${title}`} className="return-count">
        <button
          type="button"
          className="button"
          aria-label={`Uma a menos de ${title}`}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          className="button"
          aria-label={`Uma a mais de ${title}`}
          disabled={value === max}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  )
}
