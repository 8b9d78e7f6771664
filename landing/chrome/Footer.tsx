import { companyInFull } from '#domain/site/companyInFull'
import { siteConfig } from '#domain/site/siteConfig'
import { Logo } from './Logo'

export function Footer() {
  return (
    <footer className="footer later">
      <div className="wrap columns">
        <div>
          <Logo />
          <p>Vinho natural brasileiro, de quem faz para quem bebe.</p>
          <p className="company">{companyInFull(siteConfig.company)}</p>
        </div>
        <nav aria-label="Contato e redes sociais">
          <h2>Fale com a gente</h2>
          <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
          {siteConfig.social.map((profile) => (
            <a key={profile.url} href={profile.url} rel="noopener me">
              {profile.name}
            </a>
          ))}
        </nav>
        <nav aria-label="Documentos e acesso">
          <h2>winex</h2>
          <a href="/termos-de-uso">Termos de Uso</a>
          <a href="/politica-de-privacidade">Política de Privacidade</a>
          <a href="/login">Entrar no portal</a>
        </nav>
      </div>
      <p className="wrap age">
        <strong>18+</strong> Venda de bebidas alcoólicas proibida para menores de 18 anos (Lei
        8.069/1990, art. 81, II). Beba com moderação.
      </p>
    </footer>
  )
}
