import { cutText } from '#domain/text/cutText'
import type { Bottle, StoreLabel } from '#domain/labels/bottleLabelWire'
import { pageHtml } from '../page/sendPage'
import { BottlePage, MessagePage } from './BottlePage'
import type { BottleLanguage, PageMessage } from './pageWords'

/** Bytes of a page, headers and icon not counted: what a bottle's page may cost is 20,000. */
const PAGE_MAX = 17_000
/** Characters of each story: the longest that fit are taken, as a letter may need one byte or six. */
const STORY_LENGTHS = [4_000, 1_500, 500, 0]

/** Characters of the producer's name above the facts of a page without stories. */
const NAME_MAX = 60

/**
 * A bottle's page. Facts are always whole; stories are cut where the page would become too heavy, and at last what stands
 * beside the facts or is no fact goes with them.
 */
export function renderBottlePage(
  label: StoreLabel & { wine: Bottle },
  language: BottleLanguage,
): string {
  let page = ''
  for (const max of STORY_LENGTHS) {
    const wine = max > 0 ? shortened(label.wine, max) : bare(label.wine)
    page = pageHtml(<BottlePage label={{ ...label, wine }} language={language} />)
    if (Buffer.byteLength(page) <= PAGE_MAX) break
  }
  return page
}

const shortened = (wine: Bottle, max: number): Bottle => ({
  ...wine,
  stories: wine.stories.map(({ about, text }) => ({ about, text: cutText(text, max) })),
})

const bare = (wine: Bottle): Bottle => ({
  ...wine,
  stories: [],
  pairing: null,
  // both are among the facts
  maker: { name: cutText(wine.maker.name, NAME_MAX), place: '' },
  dossier: { ...wine.dossier, lines: wine.dossier.lines.filter(({ key }) => key !== 'words') },
})

/** A page that says why there is none. */
export const renderMessagePage = (
  message: PageMessage,
  language: BottleLanguage,
  code?: string,
): string => pageHtml(<MessagePage message={message} language={language} code={code} />)
