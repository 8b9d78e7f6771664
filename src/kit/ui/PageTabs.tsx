import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'

interface Props {
  /** Names the tabs for screen readers. */
  label: string
  tabs: readonly { name: string; label: string; content: () => ReactNode }[]
}

/** The parts of a long page, one at a time; the address keeps which (`?parte=`), so that back and a link lead to it. */
export function PageTabs({ label, tabs }: Props) {
  const id = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), {
    noSsr: true,
  })
  const [search, setSearch] = useSearchParams()
  const named = tabs.find(({ name }) => name === search.get('parte'))
  const shown = named ?? tabs[0]
  if (!shown) return null
  return (
    <>
      <Tabs
        value={shown.name}
        onChange={(_event, name: string) =>
          setSearch(name === tabs[0]?.name ? {} : { parte: name }, { replace: true })
        }
        aria-label={label}
        variant="scrollable"
        // arrows that come later would cover the tab of the address
        scrollButtons={isPhone || 'auto'}
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            id={`${id}-${tab.name}`}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.name}`}>
        {shown.content()}
      </Box>
    </>
  )
}
