import { siteConfig } from '#domain/site/siteConfig'
import type { Announcement, LaunchTexts } from '../content/launch'
import { BottlePicture } from '../pictures/BottlePicture'
import { HillsPicture } from '../pictures/HillsPicture'
import type { Countdown as CountdownParts } from '#domain/site/countdown'

const units: readonly { name: keyof CountdownParts; label: string }[] = [
  { name: 'days', label: 'dias' },
  { name: 'hours', label: 'horas' },
  { name: 'minutes', label: 'minutos' },
  { name: 'seconds', label: 'segundos' },
]

/** Four fixed boxes, zeros until the deferred script counts: nothing moves when the numbers change. */
export function Countdown({ target, label }: { target: string; label: Announcement }) {
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
      <p>
        {label.text}
        {label.now && `. ${label.now}.`}
      </p>
    </div>
  )
}

export function Hero({ countdown }: Pick<LaunchTexts, 'countdown'>) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-grid">
        <div className="hero-text">
          <p className="eyebrow">Seleção de produtores fundadores</p>
          <h1 id="hero-title">
            <span>Você faz o vinho.</span> <span>A gente abre o caminho.</span>
          </h1>
          <p className="lead">
            A winex une micro-vinícolas do Brasil, investidores e apreciadores, inclusive com venda
            antecipada da safra. Fundadores selecionados ficam isentos de mensalidade para sempre.
          </p>
          <div className="actions">
            <a className="button" href="#conversion">
              Quero me candidatar
            </a>
            <a className="button ghost" href="#benefits">
              Conhecer os benefícios
            </a>
          </div>
          {countdown && <Countdown target={siteConfig.countdownTarget} label={countdown} />}
        </div>
        <BottlePicture />
      </div>
      <div className="sky" />
      <div className="sun" />
      <HillsPicture />
    </section>
  )
}
