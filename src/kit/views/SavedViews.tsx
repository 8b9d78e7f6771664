import BookmarksIcon from '@mui/icons-material/BookmarksOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { Suspense, lazy, useState } from 'react'
import type { ViewedList } from './ViewedList'

const ViewsPanel = lazy(() => import('./ViewsPanel'))
const SaveView = lazy(() => import('./SaveView'))

/** 'Visões' beside a list's filters: opens, keeps and deletes named views of it. */
export function SavedViews({ list }: { list: ViewedList }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const name = translate('saved_views.title')
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44, px: { xs: 0, lg: 2 }, flex: 'none' }}
      >
        <BookmarksIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 1 }}>
          {name}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
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
        <Suspense fallback={<Box sx={{ height: 120 }} />}>
          <ViewsPanel
            list={list}
            onClose={close}
            onSave={() => {
              close()
              setIsSaving(true)
            }}
          />
        </Suspense>
      </Popover>
      {isSaving && (
        <Suspense fallback={null}>
          <SaveView list={list} onClose={() => setIsSaving(false)} />
        </Suspense>
      )}
    </>
  )
}
