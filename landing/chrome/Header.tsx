import { launch } from '../content/launch'
import { Logo } from './Logo'

interface Props {
  /** 'apply' shows the way to the form and the banner; 'back' shows 'Voltar' (spec §2 Landing page). */
  action: 'apply' | 'back'
}

/**
 * The fixed header. The banner is a `<details>`: it can be put away without JavaScript, and the deferred
 * script only remembers it.
 */
export function Header({ action }: Props) {
  return (
    <header className="header" id="topo">
      {action === 'apply' && (
        <details className="banner" open>
          <summary aria-label="Ocultar aviso">
            <span aria-hidden="true">×</span>
          </summary>
          <p>{launch().banner}</p>
        </details>
      )}
      <div className="bar">
        <a className="home" href="/" aria-label="winex, página inicial">
          <Logo />
        </a>
        {action === 'apply' ? (
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
