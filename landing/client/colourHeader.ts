import { HEADER_SCROLL_PX } from '#domain/limits'

/** Light beige over the poster, red on paper after 800 px (spec §9); clear while nothing lies beneath it. */
export function colourHeader(): void {
  const header = document.querySelector('.header')
  if (!header) return
  const overPoster = document.querySelector('.hero') !== null
  const colour = (): void => {
    header.classList.toggle('at-top', overPoster && scrollY < 24)
    header.classList.toggle('far', scrollY > HEADER_SCROLL_PX)
  }
  addEventListener('scroll', colour, { passive: true })
  colour()
}
