import { benefits } from '../content/benefits'
import { BenefitPicture } from '../pictures/BenefitPicture'
import { LeafPicture } from '../pictures/LeafPicture'
import { TendrilRule } from '../pictures/TendrilRule'

export function Benefits() {
  return (
    <section className="section later" id="benefits" aria-labelledby="benefits-title">
      <div className="wrap">
        <header className="section-head">
          <p className="eyebrow">Benefícios</p>
          <h2 id="benefits-title">Feita para quem mede a safra em garrafas, não em tanques</h2>
          <TendrilRule />
        </header>
        <ul className="benefits">
          {benefits().map((benefit) => (
            <li className="card" key={benefit.title}>
              <BenefitPicture name={benefit.picture} />
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
              {benefit.picture === 'sprout' && <LeafPicture />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
