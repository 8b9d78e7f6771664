import { siteConfig } from '#domain/site/siteConfig'
import { faq } from './faq'
import type { LaunchTexts } from './launch'

/** What search engines read about the site (schema.org). */
export function structuredData(publicUrl: string, launch: LaunchTexts): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${publicUrl}/#organizacao`,
        name: siteConfig.brand,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icons/icon-512.png`,
        email: siteConfig.email,
        sameAs: siteConfig.social.map((profile) => profile.url),
      },
      {
        '@type': 'WebSite',
        name: siteConfig.brand,
        url: `${publicUrl}/`,
        inLanguage: 'pt-BR',
        publisher: { '@id': `${publicUrl}/#organizacao` },
      },
      {
        '@type': 'FAQPage',
        inLanguage: 'pt-BR',
        mainEntity: faq(launch).map((item) => ({
          '@type': 'Question',
          name: item.question,
          acceptedAnswer: { '@type': 'Answer', text: item.answer },
        })),
      },
    ],
  }
}
