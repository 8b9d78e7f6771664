import { reactAdmin } from '../i18n/catalogue/reactAdmin'

/** First stop of the tab key: jumps over the navigation without touching the address. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      className="skip-link"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {reactAdmin.ra.navigation.skip_nav}
    </a>
  )
}
