import type { KeyboardEvent } from 'react'

interface Props {
  title: string
  max: number
  value: number
  /** Gets the focus, as the first of what must be corrected. */
  isWrong: boolean
  onChange: (count: number) => void
}

/** From so many bottles on, one press takes them all. */
const MANY = 3

/** How many bottles of a wine come back: by buttons, as on a phone nobody types a small number gladly, or typed. */
export function BottleCount({ title, max, value, isWrong, onChange }: Props) {
  const choose = (count: number) => onChange(Math.min(max, Math.max(0, count)))
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    choose(value + (event.key === 'ArrowUp' ? 1 : -1))
  }
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
          onClick={() => choose(value - 1)}
        >
          −
        </button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantas garrafas de ${title}`}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-invalid={isWrong || undefined}
          value={value}
          // the number that is there is replaced by the one that is typed
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => choose(Number(target.value.replace(/\D/g, '')))}
          onKeyDown={step}
        />
        <button
          type="button"
          className="button"
          aria-label={`Uma a mais de ${title}`}
          disabled={value === max}
          onClick={() => choose(value + 1)}
        >
          +
        </button>
        {max >= MANY && (
          <button
            type="button"
            className="button return-all"
            aria-label={`Todas as garrafas de ${title}`}
            disabled={value === max}
            onClick={() => choose(max)}
          >
            Todas
          </button>
        )}
        <output className="visually-hidden">
          {value === 1 ? '1 garrafa' : `${value} garrafas`}
        </output>
      </div>
    </div>
  )
}
