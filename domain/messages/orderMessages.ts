import { FREE_TEXT_MAX, MESSAGE_QUOTE_MAX } from '../limits'
import { cutText } from '../text/cutText'
import { cleanText, textProblem } from '../text/plainText'

/** Who writes to each other on an order: the producer's people, and winex's. */
export const MESSAGE_SIDES = ['seller', 'staff'] as const
export type MessageSide = (typeof MESSAGE_SIDES)[number]

interface MessageFacts {
  id: string
  side: MessageSide
  internal: boolean
  seen_at: string | null
}

/** Characters of a message as it is kept. */
export const messageLength = (typed: string): number => cleanText(typed).length

/** What is wrong with a message, or null; the server asks the same. */
export function messageProblem(typed: string): string | null {
  const problem = textProblem(typed, 'Escreva a mensagem.')
  if (problem) return problem
  return messageLength(typed) > FREE_TEXT_MAX
    ? 'A mensagem pode ter até 2.000 caracteres. Encurte-a ou envie em duas.'
    : null
}

/**
 * Up to which message a reader has something to mark as seen, or null. Of the producer's people each has a notice of their own, also
 * when a colleague was first; staff see for each other.
 *
 * @param messages the newest first
 */
export const unseenUntil = (
  messages: readonly MessageFacts[],
  reader: MessageSide,
): string | null =>
  messages.find(
    ({ side, internal, seen_at }) =>
      side !== reader && !internal && (reader === 'seller' || seen_at === null),
  )?.id ?? null

/** A message as a mail quotes it: its beginning, on one line. */
export const quoteMessage = (text: string): string =>
  cutText(text.replace(/\s+/gu, ' '), MESSAGE_QUOTE_MAX)
