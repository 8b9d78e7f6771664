import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useNotify, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { serverMessage } from '../../kit/http/serverMessage'
import { EmptyState } from '../../kit/ui/EmptyState'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { PageHeader } from '../../kit/ui/PageHeader'
import { NoticeLine } from './NoticeLine'
import { useNotices, useReadNotices } from './useNotices'

/** 'Avisos': what happened, the newest first (issue 14.4). */
export default function NoticesPage() {
  const translate = useTranslate()
  const notify = useNotify()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices()
  const read = useReadNotices()
  if (!data && !error) return <LoadingState label={translate('notices.loading')} />
  const notices = data?.pages.flatMap((page) => page.notices) ?? []
  const [newest] = notices
  const readAll = (until: string) =>
    read.mutate(
      { until },
      {
        onError: (failure) =>
          notify(serverMessage(failure, translate('notices.failed')), { type: 'error' }),
      },
    )
  return (
    <>
      <PageHeader
        title={translate('notices.title')}
        actions={
          newest && (
            <>
              <Button component={Link} to={paths.portal.accountNotices}>
                {translate('notices.settings')}
              </Button>
              <Button
                variant="outlined"
                disabled={data?.pages[0]?.unread === 0 || read.isPending}
                onClick={() => readAll(newest.id)}
              >
                {translate('notices.read_all')}
              </Button>
            </>
          )
        }
      />
      {error && (
        <ErrorState
          title={translate('notices.error')}
          message={serverMessage(error, translate('notices.try_again'))}
          onRetry={() => void refetch()}
        />
      )}
      {data && !newest && (
        <EmptyState
          title={translate('notices.empty.title')}
          text={translate('notices.empty.text')}
        />
      )}
      {newest && (
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <Card component="ul" sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}>
            {notices.map((notice) => (
              <NoticeLine
                key={notice.id}
                notice={notice}
                onOpen={() => {
                  if (!notice.is_read) read.mutate({ id: notice.id })
                }}
              />
            ))}
          </Card>
          {hasNextPage && (
            <Button
              variant="outlined"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {translate('notices.more')}
            </Button>
          )}
        </Stack>
      )}
    </>
  )
}
