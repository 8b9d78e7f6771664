import type { Countdown as CountdownParts } from '#domain/site/countdown'

const units: readonly { name: keyof CountdownParts; label: string }[] = [
  { name: 'days', label: 'dias' },
  { name: 'hours', label: 'horas' },
  { name: 'minutes', label: 'minutos' },
  { name: 'seconds', label: 'segundos' },
]

/** Four fixed boxes, zeros until the deferred script counts: nothing moves when the numbers change. */
export function Countdown({ target }: { target: string }) {
  return (
    <div
      className="countdown"
      data-target={target}
      role="timer"
      aria-label="Contagem regressiva para o lançamento"
    >
      {units.map((unit) => (
        <span className="unit" key={unit.name}>
          <b data-unit={unit.name}>00</b>
          <small>{unit.label}</small>
        </span>
      ))}
      <p>para o lançamento</p>
    </div>
  )
}
