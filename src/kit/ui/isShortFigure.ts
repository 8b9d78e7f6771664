import type { ReactNode } from 'react'

/** A date, an amount, a phone or a CNPJ: read as one thing, so it stays on one line. */
export const isShortFigure = (value: ReactNode): boolean =>
  typeof value === 'string' && value.length <= 18 && /\d/.test(value)
