import { unseenUntil, type MessageSide } from '#domain/messages/orderMessages'
import type { OrderMessageRequest } from '#domain/messages/orderMessageWire'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { callRoute } from '../../kit/http/callRoute'
import { newIdempotencyKey } from '../../kit/http/newIdempotencyKey'
import { isSomebodyThere } from '../../kit/http/userActivity'
import { useOnScreen } from '../../kit/ui/useOnScreen'

/** As the order itself: what the other side wrote meanwhile shows without a reload. */
const REFRESH_MS = 30_000

const ROOTS = { seller: 'vendor', staff: 'admin' } as const satisfies Record<MessageSide, string>

interface Options {
  orderId: string
  side: MessageSide
  /** Whether who looks at the order sees for their side. */
  marks: boolean
  /** Changes when there may be something new. */
  news?: number | undefined
  /** The newest message counts as seen from now on. */
  onSeen?: (() => void) | undefined
}

/** The messages of an order, the newest first, and the way to send one; when the newest unseen one is on the screen, all are marked as seen. */
export function useOrderMessages({ orderId, side, marks, news, onSeen }: Options) {
  const queryClient = useQueryClient()
  const root = ROOTS[side]
  const params = { id: orderId }
  const list = useInfiniteQuery({
    // below 'orders', so that every action on an order asks for it again (R41)
    queryKey: ['orders', 'messages', side, orderId],
    queryFn: ({ pageParam }) =>
      callRoute(`GET /${root}/orders/:id/messages`, {
        params,
        query: { before: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: REFRESH_MS,
  })
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['orders', 'messages', side, orderId] }),
    [queryClient, side, orderId],
  )
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? []

  const known = useRef(news)
  useEffect(() => {
    if (known.current !== undefined && known.current !== news) void refresh()
    known.current = news
  }, [news, refresh])

  /** The message that was marked last: each is marked once. */
  const told = useRef<string | null>(null)
  const { mutate: see } = useMutation({
    mutationFn: (until: string) =>
      callRoute(`POST /${root}/orders/:id/messages/seen`, { params, body: { until } }),
    onSuccess: () => {
      onSeen?.()
      return refresh()
    },
    // the next refresh tries again
    onError: () => (told.current = null),
  })
  const unseen = marks ? unseenUntil(messages, side) : null
  const newest = useOnScreen()
  const isNewestShown = newest.isOnScreen
  // a page that refreshes with nobody before it has seen nothing; the next refresh asks again
  useEffect(() => {
    if (unseen === null || unseen === told.current || !isNewestShown || !isSomebodyThere()) return
    told.current = unseen
    see(unseen)
  }, [unseen, isNewestShown, list.dataUpdatedAt, see])

  const attempt = useRef<{ of: string; key: string } | null>(null)
  /** The same words after a lost answer are the same message (R31). Throws ApiError. */
  const send = async (body: OrderMessageRequest) => {
    const of = JSON.stringify(body)
    const now = attempt.current?.of === of ? attempt.current : { of, key: newIdempotencyKey() }
    attempt.current = now
    try {
      const { message } = await callRoute(`POST /${root}/orders/:id/messages`, {
        params,
        body,
        idempotencyKey: now.key,
      })
      attempt.current = null
      return message
    } finally {
      // after a failure as well: a message whose answer was lost is in the list
      void refresh()
    }
  }

  /** For the element of a message: the newest unseen one is watched. */
  const refOf = (id: string) => (id === unseen ? newest.ref : undefined)

  return { list, messages, refOf, send }
}
