import type { SavedView } from '#domain/views/savedViewWire'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../http/serverMessage'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { ErrorState } from '../ui/ErrorState'
import { LoadingState } from '../ui/LoadingState'
import { useDeleteView, useSavedViews } from './useSavedViews'
import { useViewOfList } from './useViewOfList'
import type { ViewedList } from './ViewedList'

interface Props {
  list: ViewedList
  onShow: () => void
  onSave: () => void
}

/** The views of a list: the own ones, then those for all. */
export default function ViewsPanel({ list, onShow, onSave }: Props) {
  const translate = useTranslate()
  const { resource, show } = useViewOfList(list)
  const { views, maySave, error, refetch } = useSavedViews(resource)
  const [leaving, setLeaving] = useState<SavedView | null>(null)
  const groups = [
    { label: 'saved_views.own', views: views?.filter((view) => !view.is_shared) ?? [] },
    { label: 'saved_views.shared', views: views?.filter((view) => view.is_shared) ?? [] },
  ].filter((group) => group.views.length > 0)
  return (
    <Box>
      {error && !views ? (
        <ErrorState
          title={translate('saved_views.error')}
          message={serverMessage(error, '')}
          onRetry={() => void refetch()}
        />
      ) : !views ? (
        <Box sx={{ px: 2 }}>
          <LoadingState label={translate('saved_views.loading')} height={44} />
        </Box>
      ) : groups.length === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {translate('saved_views.empty')}
        </Typography>
      ) : (
        groups.map(({ label, views: ofGroup }) => (
          <Box key={label} sx={{ px: 1, pt: 1 }}>
            <Typography variant="caption" component="h2" color="text.secondary" sx={{ px: 1 }}>
              {translate(label)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {ofGroup.map((view) => (
                <ViewLine
                  key={view.id}
                  view={view}
                  onShow={() => {
                    onShow()
                    void show(view)
                  }}
                  onDelete={() => setLeaving(view)}
                />
              ))}
            </Box>
          </Box>
        ))
      )}
      {maySave && (
        <>
          <Divider />
          <Box sx={{ p: 1 }}>
            <Button
              fullWidth
              disabled={!views}
              onClick={onSave}
              sx={{ justifyContent: 'flex-start' }}
            >
              {translate('saved_views.save')}
            </Button>
          </Box>
        </>
      )}
      {leaving && <DeleteView view={leaving} onClose={() => setLeaving(null)} />}
    </Box>
  )
}

interface LineProps {
  view: SavedView
  onShow: () => void
  onDelete: () => void
}

function ViewLine({ view, onShow, onDelete }: LineProps) {
  const translate = useTranslate()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        color="inherit"
        onClick={onShow}
        sx={{
          flex: 1,
          minWidth: 0,
          px: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          overflowWrap: 'anywhere',
        }}
      >
        {view.name}
      </Button>
      {view.may_delete && (
        <IconButton
          aria-label={translate('saved_views.delete', { name: view.name })}
          onClick={onDelete}
          sx={{ width: 44, height: 44 }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

interface DeleteProps {
  view: SavedView
  onClose: () => void
}

function DeleteView({ view, onClose }: DeleteProps) {
  const translate = useTranslate()
  const own = (key: string) => translate(`saved_views.remove.${key}`, { name: view.name })
  const remove = useDeleteView()
  return (
    <ConfirmDialog
      open
      title={own('title')}
      confirmLabel={own('confirm')}
      pendingLabel={own('pending')}
      destructive
      onConfirm={() => remove(view)}
      onClose={onClose}
    >
      {own(view.is_shared ? 'shared' : 'own')}
    </ConfirmDialog>
  )
}
