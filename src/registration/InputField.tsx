import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

interface Props
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'ref' | 'id'> {
  value: string
  onChange: (value: string) => void
  /** Puts what is typed into its mask (`#domain/text/masks`). */
  mask?: ((typed: string) => string) | undefined
}

/** One line of text, masked while it is typed. The caret stays beside the character it stood at. */
export function InputField({
  label,
  error,
  hint,
  optional,
  value,
  onChange,
  mask,
  ...input
}: Props) {
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [value])

  const change = (typed: string, position: number | null) => {
    if (!mask) {
      onChange(typed)
      return
    }
    // At the end the browser keeps the caret by itself; inside, the mask may have moved it.
    if (position !== null && position < typed.length) {
      caret.current = mask(typed.slice(0, position)).length
    }
    onChange(mask(typed))
  }

  return (
    <FieldFrame label={label} error={error} hint={hint} optional={optional ?? false}>
      {(links) => (
        <input
          {...input}
          {...links}
          ref={element}
          value={value}
          onChange={({ target }) => change(target.value, target.selectionStart)}
        />
      )}
    </FieldFrame>
  )
}
