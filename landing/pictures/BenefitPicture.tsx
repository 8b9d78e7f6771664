import type { ReactNode } from 'react'
import type { Benefit } from '../content/benefits'

/** Small flat drawings of the benefit cards, 64 units square; colours come from the card (`--a`, `--b`, `--c`). */
const drawings: Record<Benefit['picture'], ReactNode> = {
  sprout: (
    <>
      <path className="c" d="M6 52q26-12 52 0v6H6z" />
      <path className="l" d="M32 52V26" />
      <path className="b" d="M32 34C31 20 21 14 8 14c0 14 9 21 24 20z" />
      <path className="a" d="M32 28C32 14 42 7 56 7c1 15-9 22-24 21z" />
    </>
  ),
  seal: (
    <>
      <path className="b" d="M20 38l-5 22 17-9 17 9-5-22z" />
      <path
        className="a"
        d="M32 3l6 5 8-1 3 8 7 4-2 8 2 8-7 4-3 8-8-1-6 5-6-5-8 1-3-8-7-4 2-8-2-8 7-4 3-8 8 1z"
      />
      <path className="p" d="M23 27l7 7 12-13" />
    </>
  ),
  chart: (
    <>
      <path className="c" d="M8 40h12v18H8zM26 30h12v28H26z" />
      <path className="b" d="M44 20h12v38H44z" />
      <path className="l" d="M8 28L26 16l10 6L56 6" />
      <circle className="a" cx="56" cy="7" r="5" />
    </>
  ),
  toast: (
    <>
      <path className="c" d="M10 8h18v14c0 8-4 13-9 13s-9-5-9-13z" />
      <path className="a" d="M10 18h18v4c0 8-4 13-9 13s-9-5-9-13z" />
      <path className="c" d="M36 8h18v14c0 8-4 13-9 13s-9-5-9-13z" />
      <path className="b" d="M36 15h18v7c0 8-4 13-9 13s-9-5-9-13z" />
      <path className="l" d="M19 35v19M45 35v19M11 56h16M37 56h16" />
    </>
  ),
  horn: (
    <>
      <path className="b" d="M8 25h14v18H8z" />
      <path className="a" d="M22 25L46 9v50L22 43z" />
      <path className="c" d="M12 43h9l3 15h-8z" />
      <path className="l" d="M53 24l6-5M54 34h7M53 44l6 5" />
    </>
  ),
}

export function BenefitPicture({ name }: { name: Benefit['picture'] }) {
  return (
    <svg className="drawing" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}
