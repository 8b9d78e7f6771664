import { siteConfig } from '#domain/site/siteConfig'

/** The one way on from a page that can do nothing more for who came by a link. */
export const WriteToUs = () => (
  <p>
    <a className="button button-primary" href={`mailto:${siteConfig.email}`}>
      Escrever para a winex
    </a>
  </p>
)
