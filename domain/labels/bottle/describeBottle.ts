import { WINE_TYPE_KEYS } from '../../wines/sheet/enumerations'
import type { Bottle } from '../bottleLabelWire'
import { readDossier } from '../dossier/readDossier'
import { bottleFacts, typedText, type BottleMaker, type BottleWine } from './bottleFacts'

/**
 * All that a bottle's page tells, as the store says it and as the page shows it.
 *
 * @param today yyyy-MM-dd in São Paulo: a certificate attests until its last day
 */
export function describeBottle(
  wine: BottleWine & { description: string | null },
  maker: BottleMaker & { producer_history: string | null },
  vintage: string | null,
  today: string,
): Bottle {
  const stories: [Bottle['stories'][number]['about'], (string | null | undefined)[]][] = [
    ['wine', [wine.description, wine.metadata?.storytelling?.story]],
    ['producer', [maker.producer_history]],
  ]
  return {
    title: wine.title,
    vintage,
    kind: WINE_TYPE_KEYS.find((type) => type === wine.metadata?.classification?.type) ?? null,
    maker: { name: maker.name, place: [maker.city, maker.state].filter(Boolean).join(', ') },
    pairing: typedText(wine.metadata, 'food_pairing'),
    facts: bottleFacts(wine, maker),
    dossier: readDossier(wine.metadata, today),
    stories: stories.flatMap(([about, texts]) => {
      const text = texts.flatMap((one) => one?.trim() || []).join('\n\n')
      return text ? [{ about, text }] : []
    }),
  }
}
