import drawing from '../../public/logo-vinho.svg?raw'

/** The outlines of the brand's file; here their colour is the text's. */
const outlines = drawing
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  .replaceAll('#7A1528', 'currentColor')

/** Put once per page; `<Logo/>` refers to it, so the outlines travel only once. */
export function LogoSymbol() {
  return (
    <svg width="0" height="0" className="symbol" aria-hidden="true">
      <symbol id="winex" viewBox="0 0 288 92" dangerouslySetInnerHTML={{ __html: outlines }} />
    </svg>
  )
}

export function Logo() {
  return (
    <svg
      className="logo"
      viewBox="0 0 288 92"
      width="125"
      height="40"
      role="img"
      aria-label="winex"
    >
      <use href="#winex" />
    </svg>
  )
}
