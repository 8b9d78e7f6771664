import type { ReactNode } from 'react'
import { SITE_BLOCK, type OwnSite } from '#domain/site/siteConfig'
import { dataBlock } from '#domain/site/dataBlock'
import { LogoSymbol } from './chrome/Logo'
import type { PageMetadata } from './content/metadata'
import { fontFaces } from './styles/fontFaces'
import css from './styles/index.css?inline'

interface Props {
  metadata: PageMetadata
  script: string
  publicUrl: string
  site: OwnSite
  /** JSON-LD, a data block and no script: a strict policy lets it pass. */
  data: object | undefined
  children: ReactNode
}

export function LandingDocument({ metadata, script, publicUrl, site, data, children }: Props) {
  // what is only shown is in the page already
  const { testimonials: _shown, ...forScripts } = site
  const address = `${publicUrl}${metadata.address}`
  const picture = `${publicUrl}/social.png`
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{metadata.title}</title>
        <meta name="description" content={metadata.description} />
        <style dangerouslySetInnerHTML={{ __html: fontFaces + css }} />
        <link rel="canonical" href={address} />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <meta name="theme-color" content="#3b0a14" />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="winex" />
        <meta property="og:locale" content="pt_BR" />
        <meta property="og:title" content={metadata.title} />
        <meta property="og:description" content={metadata.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta
          property="og:image:alt"
          content="Colinas de vinhedo ao entardecer e a frase: Você faz o vinho. A gente abre o caminho."
        />
        <meta name="twitter:card" content="summary_large_image" />
        <script type="module" src={script} />
        <script
          type="application/json"
          id={SITE_BLOCK}
          dangerouslySetInnerHTML={{ __html: dataBlock(forScripts) }}
        />
        {data && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: dataBlock(data) }}
          />
        )}
      </head>
      <body>
        <a className="skip" href="#conteudo">
          Ir para o conteúdo
        </a>
        <LogoSymbol />
        {children}
      </body>
    </html>
  )
}
