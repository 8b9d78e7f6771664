import { HEADER_SCROLL_PX } from '#domain/limits'

/** Light beige over the poster, red on paper after 800 px (spec §9). */
export function colourHeader(): void {
  const header = document.querySelector('.header')
  if (!header) return
  const colour = (): void => {
    header.classList.toggle('far', scrollY > HEADER_SCROLL_PX)
  }
  addEventListener('scroll', colour, { passive: true })
  colour()
}
