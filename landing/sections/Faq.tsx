import { siteConfig } from '#domain/site/siteConfig'
import { faq } from '../content/faq'
import type { LaunchTexts } from '../content/launch'

/** One shared `name`: the browser itself keeps at most one item open, and lets it close again. */
export function Faq({ launch }: { launch: LaunchTexts }) {
  return (
    <section className="section sand later" id="faq" aria-labelledby="faq-title">
      <div className="wrap split">
        <header className="section-head">
          <p className="eyebrow">Perguntas frequentes</p>
          <h2 id="faq-title">Antes de você perguntar</h2>
          <p>
            Ficou outra dúvida? Escreva para{' '}
            <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>: quem responde trabalha
            com vinho.
          </p>
        </header>
        <div className="faq">
          {faq(launch).map((item) => (
            <details name="faq" key={item.question}>
              <summary>{item.question}</summary>
              <p>{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
