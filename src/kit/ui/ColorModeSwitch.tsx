import { shell } from '../shell/shellTexts'
import type { ColorModeChoice } from '../theme/colorMode'
import { useColorMode } from '../theme/useColorMode'

const text = shell.shell.theme
const NEXT: Record<ColorModeChoice, ColorModeChoice> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
}

const ICONS: Record<ColorModeChoice, string> = {
  system: 'M12 3a9 9 0 0 0 0 18Z',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2m0 16v2M4.9 4.900l1.4 1.4m11.4 11.400 1.4 1.4M2 12h2m16 0h2M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400',
  dark: 'M20 14.500A8 8 0 0 1 9.500 4 8 8 0 1 0 20 14.500Z',
}

/** Goes through device, light and dark; the name says what is in force. */
export function ColorModeSwitch() {
  const { choice, setChoice } = useColorMode()
  const label = `${text.label}: ${text[choice]}`
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => setChoice(NEXT[choice])}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[choice]} fill={choice === 'system' ? 'currentColor' : 'none'} />
        {choice === 'system' && <circle cx="12" cy="12" r="9" fill="none" />}
      </svg>
    </button>
  )
}
