import {
  QueryClient,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'

import type { CallInput, Endpoint, Reply } from '../std/endpoint.ts'
import { ApiFailure, callApi } from './client.ts'
import { initialReply } from './initialReply.ts'
import { usePrerendered } from './shell/prerendered.ts'
import { type SessionState, sessionStore } from './sessionStore.ts'
import { useStore } from './store.ts'

export { ApiFailure } from './client.ts'

/** Reads stay fresh for a few seconds; what failed for good is not requested again. */
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
// No provider does it: from here on it notices when the connection goes and comes back.
queryClient.mount()

export type ReadOptions<T> = Pick<
  UseQueryOptions<T, ApiFailure>,
  'staleTime' | 'refetchInterval' | 'enabled'
> & {
  /** The last reply stays until the one of another input is there, for the same reader alone. */
  readonly keepsLast?: true
}
export type ApiQueryOptions<E extends Endpoint> = ReadOptions<Reply<E>>

/**
 * A read. `null` input waits. What needs a session waits for one, and is kept per address,
 * so that one person's data never shows under another's.
 */
export function useApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  options: ApiQueryOptions<E> = {},
): UseQueryResult<Reply<E>, ApiFailure> {
  return useRead(
    endpoint,
    input,
    input === null ? null : (signal) => callApi(endpoint, input, { signal }),
    { shown: input as object | null, ...options },
  )
}

/**
 * A read that takes one or more calls of an endpoint; `key` distinguishes it from its other reads.
 * `shown` is the one call whose reply is all of it, which a page can be rendered from.
 */
export function useRead<T>(
  endpoint: Endpoint,
  key: unknown,
  read: ((signal: AbortSignal) => Promise<T>) | null,
  { shown = null, keepsLast, ...options }: ReadOptions<T> & { shown?: object | null } = {},
): UseQueryResult<T, ApiFailure> {
  const drawn = usePrerendered()
  const session = useStore(sessionStore)
  const kept = keptFor(endpoint, session)
  const open = endpoint.access === 'public' || session.token !== null
  const enabled = open && read !== null && options.enabled !== false
  return useQuery<T, ApiFailure>(
    {
      queryKey: [endpoint.path, key, ...kept],
      queryFn: ({ signal }) => read!(signal),
      ...(enabled && shown !== null && isForAll(endpoint, session)
        ? initialReply(endpoint, key, { ...shown }, drawn)
        : {}),
      placeholderData: (last, from) =>
        from !== undefined && stands(endpoint, from.queryKey, kept, keepsLast) ? last : undefined,
      ...options,
      enabled,
    },
    queryClient,
  )
}

/**
 * Whether the last reply, kept under this key, is shown until the next is there: of another input
 * where a list only grows or turns a page. A guest's reply stays until the account's own reply is
 * there, so that a form that came with the page stays, with what was typed into it; a reply for
 * another address never stays.
 */
export function stands(
  { path, personal }: Pick<Endpoint, 'path' | 'personal'>,
  [from, , of]: readonly unknown[],
  [reader]: readonly unknown[],
  keepsLast = false,
): boolean {
  // In one place of a screen another list may follow: its rows are others.
  return from === path && ((keepsLast && of === reader) || (personal === true && of === null))
}

/** Whether all callers get the same reply. */
const isForAll = ({ access, personal }: Endpoint, { token }: SessionState): boolean =>
  access === 'public' && (personal !== true || token === null)

/** Whose reply it is, as part of its key; nothing where there is one for all. */
function keptFor({ access, personal }: Endpoint, session: SessionState): readonly unknown[] {
  if (access !== 'public') return [session.address]
  return personal === true ? [session.token === null ? null : session.address] : []
}

/** Marks every cached reply of these endpoints as old, and requests those on screen again. */
export async function invalidate(endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: [endpoint.path] })),
  )
}
