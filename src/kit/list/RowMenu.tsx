import MoreVertIcon from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'

interface RowMenuProps {
  /** What the row is called, for the button's name. */
  name: string
  /** Label keys and where they lead. */
  links: readonly { label: string; to: string }[]
  /** Label keys and what they do, before the links. */
  acts?: readonly { label: string; run: () => void }[]
}

/** The menu of a row or of a record's page, by mouse, finger or keyboard; what leads elsewhere is a real link. */
export function RowMenu({ name, links, acts = [] }: RowMenuProps) {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={translate('lists.row_actions', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {acts.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close()
              run()
            }}
          >
            {translate(label)}
          </MenuItem>
        ))}
        {links.map(({ label, to }) => (
          <MenuItem key={label} component={Link} to={to} onClick={close}>
            {translate(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
