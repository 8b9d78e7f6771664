import type { Countdown as CountdownParts } from '#domain/site/countdown'

const units: readonly { name: keyof CountdownParts; label: string }[] = [
  { name: 'days', label: 'dias' },
  { name: 'hours', label: 'horas' },
  { name: 'minutes', label: 'minutos' },
  { name: 'seconds', label: 'segundos' },
]

/** Four fixed boxes, empty until the deferred script counts: nothing moves when the numbers change. */
export function Countdown() {
  return (
    <div className="countdown" role="timer" aria-label="Contagem regressiva para o lançamento">
      {units.map((unit) => (
        <span className="unit" key={unit.name}>
          <b data-unit={unit.name}>––</b>
          <small>{unit.label}</small>
        </span>
      ))}
      <p>para o lançamento</p>
    </div>
  )
}
