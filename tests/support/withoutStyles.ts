import { createRequire } from 'node:module'
import type * as Serialize from '@emotion/serialize'
import { StyleSheet } from '@emotion/sheet'

// jsdom does not draw, and half of a test's time would go into styles that nobody sees. How things look is for the journeys.

StyleSheet.prototype.insert = () => undefined

// the module that Emotion itself requires: what is imported here is a copy of its names
const serialize = createRequire(import.meta.url)('@emotion/serialize') as typeof Serialize
serialize.serializeStyles = () => ({ name: 'none', styles: '' })

// the document stays from file to file, and this file is run before each
const worker = globalThis as { winexComputed?: typeof window.getComputedStyle }
const computed = (worker.winexComputed ??= window.getComputedStyle.bind(window))
const inlineOf = (element: Element) => (element as HTMLElement).style
const displays = new Map<string, string>()

/** What the element is where no style says anything: a block, within a line, or not shown. */
function usualDisplay(element: Element): string {
  const isOpen = element.hasAttribute('open')
  const kind = `${element.tagName} ${isOpen}`
  const known = displays.get(kind)
  if (known !== undefined) return known
  const like = document.createElementNS(element.namespaceURI, element.localName)
  like.toggleAttribute('open', isOpen)
  const { display } = computed(like)
  displays.set(kind, display)
  return display
}

function displayOf(element: Element): string {
  const own = inlineOf(element).display
  const isHidden = element.matches('[hidden], input[type=hidden]')
  return own || (isHidden ? 'none' : usualDisplay(element))
}

/** From the element itself, or the nearest around it that says something. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { visibility } = inlineOf(at)
    if (visibility !== '' && visibility !== 'inherit') return visibility
  }
  return 'visible'
}

/** What is asked at each look for a role and each press, of every element around: jsdom would search its style sheet each time. */
const OFTEN_ASKED: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: visibilityOf,
  opacity: (element) => inlineOf(element).opacity || '1',
  'pointer-events': (element) => inlineOf(element).pointerEvents,
  pointerEvents: (element) => inlineOf(element).pointerEvents,
}

window.getComputedStyle = (element, pseudo) => {
  const often = (name: string | symbol) => OFTEN_ASKED[String(name)]?.(element)
  const getPropertyValue = (name: string) =>
    // nothing is before or after an element where no style says so
    pseudo ? '' : (often(name) ?? computed(element).getPropertyValue(name))
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_none, name) =>
      name === 'getPropertyValue'
        ? getPropertyValue
        : (often(name) ?? Reflect.get(computed(element), name)),
  })
}
