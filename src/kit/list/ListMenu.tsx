import ExpandMore from '@mui/icons-material/ExpandMore'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Popover from '@mui/material/Popover'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useTranslate } from 'ra-core'
import { useState, type ReactNode } from 'react'
import type { ViewedList } from '../views/ViewedList'
import { lazyDialog } from '../ui/lazyDialog'
import { lazyPart } from '../ui/lazyPart'

const ViewsPanel = lazyPart(() => import('../views/ViewsPanel'), <Box sx={{ height: 120 }} />)
const SaveView = lazyDialog(() => import('../views/SaveView'))

interface Props {
  /** What the list's named views are made of; a list without filters has none. */
  views: ViewedList | undefined
  /** What else is rare: buttons of the whole width. */
  children?: ReactNode
}

/** What is rare of a list behind one button: its named views, what it is exported to, its columns. */
export function ListMenu({ views, children }: Props) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down(768), { noSsr: true })
  const name = translate(views ? 'lists.menu.views' : 'lists.menu.columns')
  const isOpen = anchor !== null
  const close = () => setAnchor(null)
  return (
    <>
      {/* on a phone there are no columns to choose from */}
      {(views || children || !phone) && (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={translate('lists.menu.name', { name })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ minWidth: 44, px: { xs: 0, lg: 2 }, flex: 'none' }}
        >
          <MoreIcon fontSize="small" />
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 1 }}>
            {translate('lists.menu.label')}
          </Box>
        </Button>
      )}
      <Popover
        open={isOpen}
        // the table looks for the place of its columns once, when it is drawn
        keepMounted
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': name,
            sx: { mt: 1, width: 'min(340px, calc(100vw - 32px))' },
          },
        }}
      >
        {views && isOpen && (
          <ViewsPanel
            list={views}
            onShow={close}
            onSave={() => {
              close()
              setIsSaving(true)
            }}
          />
        )}
        {children && (
          <Box
            sx={{ p: 1, '& > .MuiButton-root': { width: '100%', justifyContent: 'flex-start' } }}
          >
            {children}
          </Box>
        )}
        <Columns />
      </Popover>
      {isSaving && views && <SaveView list={views} onClose={() => setIsSaving(false)} />}
    </>
  )
}

/** Which columns the table shows; it writes its switches in here itself. On a phone there is no table. */
function Columns() {
  const translate = useTranslate()
  const { resource } = useListContext()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ '@media (max-width: 767.95px)': { display: 'none' } }}>
      <Divider />
      <Box sx={{ p: 1 }}>
        <Button
          fullWidth
          color="inherit"
          aria-expanded={isOpen}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          onClick={() => setOpen(!isOpen)}
          sx={{ justifyContent: 'space-between' }}
        >
          {translate('ra.action.select_columns')}
        </Button>
        <Box
          id={`${resource}.datatable-columnsSelector`}
          sx={{ px: 1, display: isOpen ? undefined : 'none' }}
        />
      </Box>
    </Box>
  )
}
