import { queryClient } from '#platform/web/api.ts'
import { blockAt } from '#platform/web/tron/ask.ts'
import { useQuery } from '@tanstack/react-query'

/** The newest block's number, by the node; null until it has answered. Asked while something waits. */
export function useHeadBlock(wanted: boolean): number | null {
  const head = useQuery(
    {
      queryKey: ['headBlock'],
      queryFn: async () => (await blockAt(null)).number,
      enabled: wanted,
      refetchInterval: 3_000,
      retry: 1,
    },
    queryClient,
  )
  return head.data ?? null
}
