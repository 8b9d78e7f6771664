import type { LaunchTexts } from '../content/launch'
import { steps } from '../content/steps'

export function Steps({ launch }: { launch: LaunchTexts }) {
  return (
    <section className="section sand later" aria-labelledby="steps-title">
      <div className="wrap">
        <header className="section-head">
          <p className="eyebrow">Como funciona</p>
          <h2 id="steps-title">Da candidatura ao primeiro pedido, em três passos</h2>
        </header>
        <ol className="steps">
          {steps(launch).map((step) => (
            <li key={step.number}>
              <span className="number" aria-hidden="true">
                {step.number}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
