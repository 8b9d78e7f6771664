import { useMemo } from 'react'
import { createAppTheme } from './createAppTheme'
import { useColorMode } from './useColorMode'

/** The theme of the mode in force; give it to `<Admin theme={…} darkTheme={null}>`. */
export function useAppTheme() {
  const { mode } = useColorMode()
  return useMemo(() => createAppTheme(mode), [mode])
}
