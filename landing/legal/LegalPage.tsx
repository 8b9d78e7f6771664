import { siteConfig } from '#domain/site/siteConfig'
import { isDateOnly } from '#domain/values/dates'
import { Footer } from '../chrome/Footer'
import { Header } from '../chrome/Header'
import type { LegalDocument } from './LegalDocument'

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** Terms of use and privacy policy: contents beside the text, one address per section, printable. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { termsUpdatedAt, termsVersion } = siteConfig
  return (
    <>
      <Header />
      <main className="legal" id="conteudo">
        <div className="wrap">
          <header className="legal-head">
            <p className="eyebrow">
              Última atualização: {longDate.format(new Date(termsUpdatedAt))}
              {isDateOnly(termsVersion) &&
                termsVersion > termsUpdatedAt &&
                `. Redação corrigida em ${longDate.format(new Date(termsVersion))}`}
            </p>
            <h1>{document.title}</h1>
            <p>{document.summary}</p>
          </header>
          <div className="legal-grid">
            <nav className="toc" aria-labelledby="toc-title">
              <h2 id="toc-title">Sumário</h2>
              <ol>
                {document.sections.map((section, index) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>
                      {index + 1}. {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <article className="articles">
              {document.sections.map((section, index) => (
                <section
                  className="later"
                  key={section.id}
                  id={section.id}
                  aria-labelledby={`${section.id}-title`}
                >
                  <h2 id={`${section.id}-title`}>
                    {index + 1}. {section.title}
                  </h2>
                  {section.body.map((block) =>
                    typeof block === 'string' ? (
                      <p key={block}>{block}</p>
                    ) : (
                      <ul key={block[0]}>
                        {block.map((item) => (
                          <li key={item}>{item}</li>
                        ))}
                      </ul>
                    ),
                  )}
                </section>
              ))}
            </article>
          </div>
        </div>
      </main>
      <Footer />
    </>
  )
}
