import { useLayoutEffect, useReducer, useRef, type ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

interface Props extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id'> {
  /** The field's current text, in its mask. */
  onValue?: (value: string) => void
  /** Puts what is typed into its mask (`#domain/text/masks`). */
  mask?: ((typed: string) => string) | undefined
}

/** One line of text, masked while it is typed. The caret stays beside the same character. */
export function TextField(props: Props) {
  const { label, error, hint, optional, adornment, onValue, mask, ref, ...input } = props
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  // also for a text that the mask leaves as it was: React puts it back, with the caret at its end
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const change = (typed: string, position: number | null) => {
    // At the end the browser keeps the caret by itself; inside, the mask may have moved it.
    const isInside = mask && position !== null && position < typed.length
    caret.current = isInside ? mask(typed.slice(0, position)).length : undefined
    if (isInside) draw()
    onValue?.(mask ? mask(typed) : typed)
  }

  return (
    <FieldFrame {...{ label, error, hint, adornment }} optional={optional ?? false}>
      {(links) => (
        <input
          {...input}
          {...links}
          ref={ref ?? element}
          {...(onValue && {
            onChange: ({ target }) => change(target.value, target.selectionStart),
          })}
        />
      )}
    </FieldFrame>
  )
}
