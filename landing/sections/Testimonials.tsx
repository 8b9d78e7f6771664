import { testimonials } from '../content/testimonials'

export function Testimonials() {
  const { all, areIllustrative } = testimonials()
  return (
    <section className="section later" aria-labelledby="testimonials-title">
      <div className="wrap">
        <header className="section-head">
          <p className="eyebrow">Vozes da cave</p>
          <h2 id="testimonials-title">O que se ouve entre uma barrica e outra</h2>
        </header>
        <div className="quotes">
          {all.map(({ name, winery, text, picture }) => (
            <figure className="quote" key={text}>
              <blockquote>{text}</blockquote>
              <figcaption>
                {picture && <img src={picture} width="56" height="56" loading="lazy" alt="" />}
                <span>
                  <b>{name}</b>
                  {winery}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        {areIllustrative && (
          <p className="note">
            Vozes ilustrativas, escritas pela equipe winex: não são de pessoas identificadas.
          </p>
        )}
      </div>
    </section>
  )
}
