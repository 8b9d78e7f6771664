import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router-dom'
import type { NavigationItem } from '../feature'
import { isActive } from './Navigation'

interface Props {
  pages: readonly NavigationItem[]
  anchor: HTMLElement | null
  onClose: () => void
}

/** What 'Mais' of an area's navigation opens. */
export default function EntriesMenu({ pages, anchor, onClose }: Props) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
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
          <ListItemIcon>
            <item.icon />
          </ListItemIcon>
          {translate(item.label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
