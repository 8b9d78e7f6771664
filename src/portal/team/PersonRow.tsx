import { memberRoleLabel } from '#domain/team/memberRoles'
import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { useNamedByHash } from '../../kit/ui/useNamedByHash'

interface Props {
  id: string
  name: string
  detail: ReactNode
  role: string
  /** What an owner may do with this person; empty for everybody else. */
  actions: readonly { label: string; run: () => void }[]
  disabled: boolean
}

/** One person of the team, or one open invitation. */
export function PersonRow({ id, name, detail, role, actions, disabled }: Props) {
  const translate = useTranslate()
  const row = useNamedByHash<HTMLLIElement>(id)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={-1}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{detail}</Box>
      </Box>
      <Chip label={memberRoleLabel(role)} variant="outlined" size="small" />
      {actions.length > 0 && (
        <>
          <IconButton
            aria-label={translate('team.actions', { name })}
            aria-haspopup="menu"
            disabled={disabled}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {actions.map(({ label, run }) => (
              <MenuItem
                key={label}
                onClick={() => {
                  setAnchor(null)
                  run()
                }}
              >
                {translate(label)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </Box>
  )
}
