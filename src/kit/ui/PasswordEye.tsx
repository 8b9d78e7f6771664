import { shell } from '../shell/shellTexts'

const text = shell.shell.password
const EYE =
  'M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'

interface Props {
  /** Whether the password can be read now. */
  shown: boolean
  onToggle: () => void
}

/** Shows or hides a typed password. Drawing and name say what a press does: the eye shows, the crossed eye hides. */
export function PasswordEye({ shown, onToggle }: Props) {
  const label = shown ? text.hide : text.show
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={EYE} />
        {shown && <path d="M4 4l16 16" />}
      </svg>
    </button>
  )
}
