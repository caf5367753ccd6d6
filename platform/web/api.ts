import {
  QueryClient,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'

import type { CallInput, Endpoint, Reply } from '../std/endpoint.ts'
import { ApiFailure, callApi } from './client.ts'
import { sessionStore } from './sessionStore.ts'
import { useStore } from './store.ts'

export { ApiFailure } from './client.ts'

/** Reads stay fresh for a few seconds; what failed for good is not asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 30 * 60_000,
      retry: (count, error) => count < 2 && error instanceof ApiFailure && error.retry,
      retryDelay: (count) => Math.min(1_000 * 2 ** count, 8_000),
    },
  },
})

export type ApiQueryOptions<E extends Endpoint> = Pick<
  UseQueryOptions<Reply<E>, ApiFailure>,
  'staleTime' | 'refetchInterval' | 'placeholderData' | 'enabled'
>

/**
 * A read. `null` input waits. What needs a session waits for one, and is kept per address,
 * so that one person's data never shows under another's.
 */
export function useApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  options: ApiQueryOptions<E> = {},
): UseQueryResult<Reply<E>, ApiFailure> {
  const session = useStore(sessionStore)
  const open = endpoint.access === 'public' || session.token !== null
  return useQuery<Reply<E>, ApiFailure>({
    queryKey: [
      endpoint.path,
      input,
      ...(endpoint.access === 'public' ? [] : [session.address]),
    ] as const,
    queryFn: ({ signal }) => callApi(endpoint, input as CallInput<E>, { signal, quiet: true }),
    ...options,
    enabled: open && input !== null && options.enabled !== false,
  })
}

/** Marks every cached reply of these endpoints as old, and asks again for those on screen. */
export async function invalidate(endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: [endpoint.path] })),
  )
}
