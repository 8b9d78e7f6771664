import { shell } from '../shell/shellTexts'

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
      {shell.shell.skip}
    </a>
  )
}
