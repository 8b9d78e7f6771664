import { screens, type Screen } from '../content/screens'

const files = import.meta.glob<string>('../pictures/screens/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The files of one screen in the sizes for plain and dense displays. */
const sources = (picture: Screen['picture'], colours: 'light' | 'dark') =>
  ['1x', '2x']
    .map(
      (density) =>
        `${files[`../pictures/screens/${picture}-${colours}-${density}.avif`]} ${density}`,
    )
    .join()

/** The seller's portal as it is, in the visitor's colours; read when the screen comes near. */
export function Screens() {
  return (
    <section className="section later" aria-labelledby="screens-title">
      <div className="wrap">
        <header className="section-head">
          <p className="eyebrow">O portal do produtor</p>
          <h2 id="screens-title">Cabe na mão, entre uma barrica e outra</h2>
        </header>
        <ul className="screens">
          {screens.map(({ picture, title, text, description }) => (
            <li key={picture}>
              <picture>
                <source srcSet={sources(picture, 'dark')} media="(prefers-color-scheme:dark)" />
                <img
                  srcSet={sources(picture, 'light')}
                  width="280"
                  height="498"
                  loading="lazy"
                  alt={description}
                />
              </picture>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
