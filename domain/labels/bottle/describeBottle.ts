import type { Bottle } from '../bottleLabelWire'
import { bottleFacts, type BottleMaker, type BottleWine } from './bottleFacts'

/** All that a bottle's page tells, as the store says it and as the page shows it. */
export function describeBottle(
  wine: BottleWine & { description: string | null },
  maker: BottleMaker & { producer_history: string | null },
  vintage: string | null,
): Bottle {
  const stories: [Bottle['stories'][number]['about'], (string | null | undefined)[]][] = [
    ['wine', [wine.description, wine.metadata?.storytelling?.story]],
    ['producer', [maker.producer_history]],
  ]
  return {
    title: wine.title,
    vintage,
    facts: bottleFacts(wine, maker),
    stories: stories.flatMap(([about, texts]) => {
      const text = texts.flatMap((one) => one?.trim() || []).join('\n\n')
      return text ? [{ about, text }] : []
    }),
  }
}
