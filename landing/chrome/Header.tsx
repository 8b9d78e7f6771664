import type { Announcement } from '../content/launch'
import { Logo } from './Logo'

interface Props {
  /** With it the header shows the way to the form, too; without it 'Voltar' (spec §2 Landing page). */
  banner?: Announcement
}

/**
 * The fixed header. The banner is a `<details>`: it can be put away without JavaScript, and the deferred
 * script only remembers it.
 */
export function Header({ banner }: Props) {
  return (
    <header className="header" id="topo">
      {banner && (
        <details className="banner" open>
          <summary aria-label="Ocultar aviso">
            <span aria-hidden="true">×</span>
          </summary>
          <p>
            <span>{banner.text}</span> {banner.now && <span>{banner.now}</span>}
          </p>
        </details>
      )}
      <div className="bar">
        <a className="home" href="/" aria-label="winex, página inicial">
          <Logo />
        </a>
        {banner ? (
          <nav aria-label="Principal">
            <a className="quiet" href="/login">
              Entrar
            </a>
            <a className="button small" href="#conversion">
              Candidate-se aqui
            </a>
          </nav>
        ) : (
          <nav aria-label="Principal">
            <a className="button small ghost" href="/">
              Voltar
            </a>
          </nav>
        )}
      </div>
    </header>
  )
}
