import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import type { NoticeListResponse } from '#domain/notices/noticeWire'
import { useEffect } from 'react'
import { callRoute } from '../../kit/http/callRoute'
import { NOTICES_KEY, UNREAD_QUERY } from './unreadQuery'

const LIST_KEY = [...NOTICES_KEY, 'list']

/** The pages read so far; they are read again when the bell's number changes. */
export function useNotices() {
  const queryClient = useQueryClient()
  const unread = useQuery(UNREAD_QUERY).data?.unread
  const list = useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam }) =>
      callRoute('GET /vendor/notices', { query: { before: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })
  const { refetch } = list
  useEffect(() => {
    const known = queryClient.getQueryData<InfiniteData<NoticeListResponse>>(LIST_KEY)?.pages[0]
    if (known && unread !== undefined && known.unread !== unread) void refetch()
  }, [queryClient, refetch, unread])
  return list
}

/** Marks one notice as read, or all up to the newest one on the screen. */
export function useReadNotices() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (read: { id: string } | { until: string }) =>
      'id' in read
        ? callRoute('POST /vendor/notices/:id/read', { params: { id: read.id }, body: {} })
        : callRoute('POST /vendor/notices/read', { body: read }),
    onSuccess: (answer) => {
      queryClient.setQueryData(UNREAD_QUERY.queryKey, answer)
      return queryClient.invalidateQueries({ queryKey: LIST_KEY })
    },
  })
}
