import { useSyncExternalStore } from 'react'
import {
  getColorMode,
  getColorModeChoice,
  setColorModeChoice,
  subscribeColorMode,
} from './colorMode'

// What a prerendered page shows until its visitor is known.
const prerenderedMode = () => 'light' as const
const prerenderedChoice = () => 'system' as const

/** The mode in force ('light' or 'dark'), the user's choice, and how to change it. */
export function useColorMode() {
  const mode = useSyncExternalStore(subscribeColorMode, getColorMode, prerenderedMode)
  const choice = useSyncExternalStore(subscribeColorMode, getColorModeChoice, prerenderedChoice)
  return { mode, choice, setChoice: setColorModeChoice }
}
