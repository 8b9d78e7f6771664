import type { LaunchTexts } from '../content/launch'
import { BasketPicture } from '../pictures/BasketPicture'

interface Props extends Pick<LaunchTexts, 'applications' | 'perk'> {
  /** The form's own markup, rendered apart so that React can take it over on the page. */
  formHtml: string
}

export function Conversion({ formHtml, applications, perk }: Props) {
  return (
    <section className="conversion later" id="conversion" aria-labelledby="conversion-title">
      <div className="wrap split">
        <header className="section-head">
          <p className="eyebrow">
            {applications.text}
            {applications.now && `. ${applications.now}`}
          </p>
          <h2 id="conversion-title">Coloque a sua vinícola entre as fundadoras</h2>
          <ul className="ticks">
            <li>Isenção vitalícia de mensalidade</li>
            <li>{perk}</li>
            <li>Sem exclusividade e sem custo para se candidatar</li>
          </ul>
          <BasketPicture />
        </header>
        <div
          id="application"
          className="sheet"
          // Our own markup of ApplicationForm, made by the prerenderer.
          dangerouslySetInnerHTML={{ __html: formHtml }}
        />
      </div>
    </section>
  )
}
