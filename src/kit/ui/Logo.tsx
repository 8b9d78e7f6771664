import './Logo.css'

interface Props {
  /** On a phone the sign alone, where the bar holds more than a word leaves room for. */
  shortOnPhone?: boolean
}

/** The wordmark of `public/`, in the beige that it has on the cellar's red; its size follows the text around it. */
export function Logo({ shortOnPhone }: Props) {
  return (
    <picture className="logo">
      {shortOnPhone && (
        <source media="(max-width: 559px)" srcSet="/icons/icon.svg" width="64" height="64" />
      )}
      <img src="/logo-bege.svg" alt="winex" width="288" height="92" />
    </picture>
  )
}
