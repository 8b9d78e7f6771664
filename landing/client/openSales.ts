import { siteConfig } from '#domain/site/siteConfig'
import { launchTexts, type LaunchTexts } from '../content/launch'

const textsOf = ({ facts, ...texts }: LaunchTexts): string[] => [
  ...Object.values(texts),
  ...facts.map(({ value }) => value),
]

/** Every announced text with the one that holds after the launch; longer ones first, as they contain the shorter ones. */
function replacements(): [announced: string, now: string][] {
  const now = textsOf(launchTexts(siteConfig, true))
  return textsOf(launchTexts(siteConfig, false))
    .map((announced, index): [string, string] => [announced, now[index] ?? announced])
    .sort(([a], [b]) => b.length - a.length)
}

/** Turns a page that announces the launch into the one that is made after it. */
export function openSales(): void {
  document.querySelector('.countdown')?.remove()
  const pairs = replacements()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text
    const text = pairs.reduce(
      (result, [announced, now]) => result.replaceAll(announced, now),
      node.data,
    )
    if (text !== node.data) node.data = text
  }
}
