/** A frame's HTML and the styles that were in it, fit for every palette and for a policy without inline styles (R38). */
export interface FrameParts {
  html: string
  css: string
}

/**
 * Takes apart what MUI has rendered for the light palette: styles go to one place, `style` attributes too, colours become
 * the custom properties of the palette. Controls do nothing before their code is there, so they are disabled; links lead
 * where they say, but only a pointer reaches them: the focus would be lost when the page takes the frame's place.
 * @param properties name and value of the light palette's colours
 */
export function frameParts(
  rendered: string,
  properties: [name: string, value: string][],
): FrameParts {
  const styles: string[] = []
  const attributes: string[] = []
  const html = rendered
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_all, css: string) => {
      styles.push(css)
      return ''
    })
    .replace(/ style="([^"]*)"/g, (_all, css: string) => {
      if (!attributes.includes(css)) attributes.push(css)
      return ` data-look="${String(attributes.indexOf(css))}"`
    })
    .replaceAll(' tabindex="0"', ' tabindex="-1"')
    .replace(/<a\b(?![^>]*\btabindex=)/g, '$& tabindex="-1"')
    .replace(/<(?:button|input|select|textarea)\b(?![^>]*\bdisabled\b)/g, '$& disabled=""')
  // as strong as the attribute was: the code's own styles come later, while the frame is still shown
  const looks = attributes.map((css, index) => `#frame [data-look="${String(index)}"]{${css}}`)
  return { html, css: withProperties([...new Set(styles), ...looks].join(''), properties) }
}

function withProperties(css: string, properties: [name: string, value: string][]): string {
  let result = css
  for (const [name, value] of properties) {
    const [red, green, blue] = [1, 3, 5].map((at) => String(parseInt(value.slice(at, at + 2), 16)))
    result = result
      .replaceAll(new RegExp(value, 'gi'), `var(${name})`)
      .replaceAll(
        new RegExp(`rgba\\(${red},\\s*${green},\\s*${blue},\\s*([\\d.]+)\\)`, 'g'),
        (_all, part: string) =>
          `color-mix(in srgb,var(${name}) ${String(Number(part) * 100)}%,transparent)`,
      )
  }
  return result
}
