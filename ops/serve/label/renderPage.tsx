import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cutText } from '#domain/text/cutText'
import type { Bottle, StoreLabel } from '#domain/labels/bottleLabelWire'
import { BottlePage, MessagePage } from './BottlePage'
import type { BottleLanguage, PageMessage } from './pageWords'

/** Bytes of a page, headers and icon not counted: what a bottle's page may cost is 20,000. */
const PAGE_MAX = 17_000
/** Characters of each story: the longest that fit are taken, as a letter may need one byte or six. */
const STORY_LENGTHS = [4_000, 1_500, 500, 0]

/** React writes every text escaped; nothing of a wine is ever markup. */
const html = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`

/** A bottle's page. Facts are always whole; stories are cut where the page would become too heavy. */
export function renderBottlePage(
  label: StoreLabel & { wine: Bottle },
  language: BottleLanguage,
): string {
  let page = ''
  for (const max of STORY_LENGTHS) {
    const wine = { ...label.wine, stories: shortened(label.wine.stories, max) }
    page = html(<BottlePage label={{ ...label, wine }} language={language} />)
    if (Buffer.byteLength(page) <= PAGE_MAX) break
  }
  return page
}

const shortened = (stories: Bottle['stories'], max: number): Bottle['stories'] =>
  max === 0 ? [] : stories.map(({ about, text }) => ({ about, text: cutText(text, max) }))

/** A page that says why there is none. */
export const renderMessagePage = (
  message: PageMessage,
  language: BottleLanguage,
  code?: string,
): string => html(<MessagePage message={message} language={language} code={code} />)
