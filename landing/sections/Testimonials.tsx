import { testimonials } from '../content/testimonials'

export function Testimonials() {
  return (
    <section className="section later" aria-labelledby="testimonials-title">
      <div className="wrap">
        <header className="section-head">
          <p className="eyebrow">Vozes da cave</p>
          <h2 id="testimonials-title">O que se ouve entre uma barrica e outra</h2>
        </header>
        <div className="quotes">
          {testimonials.map((testimonial) => (
            <figure className="quote" key={testimonial.voice}>
              <blockquote>{testimonial.quote}</blockquote>
              <figcaption>
                <b>{testimonial.voice}</b>
                {testimonial.place}
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="note">
          Vozes ilustrativas, escritas pela equipe winex sobre o dia a dia do pequeno produtor. Não
          são declarações de pessoas identificadas.
        </p>
      </div>
    </section>
  )
}
