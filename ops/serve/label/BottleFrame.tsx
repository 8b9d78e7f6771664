import type { ComponentProps } from 'react'
import { BOTTLE_PAGES, formatLabelCode } from '#domain/labels/bottle/labelCode'
import { PageFrame } from '../page/PageFrame'
import { PAGE_WORDS, type BottleLanguage } from './pageWords'

/** Where a code's page is in a language. */
export const pageAddress = (code: string, language: BottleLanguage): string =>
  `${BOTTLE_PAGES}/${code}${language === 'en' ? '/en' : ''}`

const OTHER = { 'pt-BR': 'en', en: 'pt-BR' } as const

type Frame = ComponentProps<typeof PageFrame>
interface Props extends Pick<Frame, 'title' | 'picture' | 'lead' | 'children'> {
  language: BottleLanguage
  /** Without one there is no page in the other language to lead to. */
  code?: string | undefined
}

/** The frame of every page that a bottle's code leads to, in either language. */
export function BottleFrame({ language, code, ...page }: Props) {
  const words = PAGE_WORDS[language]
  const other = OTHER[language]
  return (
    <PageFrame
      {...page}
      language={language}
      words={words}
      top={
        code && (
          <a href={pageAddress(code, other)} hrefLang={other} lang={other}>
            {words.other}
          </a>
        )
      }
      foot={
        code && (
          <>
            {words.code}: {formatLabelCode(code)}
          </>
        )
      }
    />
  )
}
