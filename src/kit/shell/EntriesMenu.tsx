import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router-dom'
import type { NavigationItem } from '../feature'
import { isActive } from './Navigation'

interface Props {
  pages: readonly NavigationItem[]
  anchor: HTMLElement
  onClose: () => void
}

const ABOVE = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  transformOrigin: { vertical: 'bottom', horizontal: 'right' },
} as const

/** What 'Mais' of an area's navigation opens. */
export default function EntriesMenu({ pages, anchor, onClose }: Props) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  // at the foot of a phone it opens above its button, so that a second press does not meet an entry
  const isAtFoot = anchor.getBoundingClientRect().top > window.innerHeight / 2
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      {...(isAtFoot && ABOVE)}
      slotProps={{ list: { 'aria-label': translate('shell.menu.more') } }}
    >
      {pages.map((item) => (
        <MenuItem
          key={item.to}
          component={Link}
          to={item.to}
          selected={isActive(pathname, item)}
          onClick={onClose}
        >
          <Box component="span" sx={{ display: 'flex', mr: 1.5, color: 'text.secondary' }}>
            <item.icon />
          </Box>
          {translate(item.label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
