import { cutText } from '#domain/text/cutText'
import { flatSheet } from '#domain/wineSheet/flatSheet'
import type { Bottle } from '#domain/wire/bottleLabel'

/** A text of the producer. */
export interface Story {
  about: 'story' | 'producer'
  text: string
}

/**
 * What the producer tells of a wine and of themselves.
 * @param max characters of each; the rest is left out, with …
 */
export function storiesOf({ description, metadata, producer }: Bottle, max: number): Story[] {
  const story = flatSheet(metadata)['storytelling.story']
  const texts: [Story['about'], unknown][] = [
    ['story', [description, story].filter(isText).join('\n\n')],
    ['producer', producer.history],
  ]
  return texts.flatMap(([about, text]) =>
    isText(text) && max > 0 ? [{ about, text: cutText(text.trim(), max) }] : [],
  )
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
