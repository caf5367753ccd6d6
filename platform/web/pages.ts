import type { UseQueryResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'

import type { CallInput, Endpoint, Reply } from '../std/endpoint.ts'

import { type ApiFailure, type ReadOptions, useRead } from './api.ts'
import { callApi } from './client.ts'

/** The server's largest page. */
const largestPage = 100

interface Paged {
  readonly total: number
  readonly list: readonly unknown[]
}
export interface PageInput {
  pageNum?: string | undefined
  pageSize?: string | undefined
}
type Read<P> = (page: { pageNum: string; pageSize: string }) => Promise<P>

/**
 * The first `size` items of a list, however many pages that takes. What moved from one page to
 * the next between two reads is there once.
 */
export async function readFirst<P extends Paged>(
  size: number,
  keyOf: (item: P['list'][number]) => string | number,
  read: Read<P>,
): Promise<P> {
  const pageSize = Math.min(size, largestPage)
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(size / pageSize) }, (_, index) =>
      read({ pageNum: String(index + 1), pageSize: String(pageSize) }),
    ),
  )
  const items = new Map(pages.flatMap(({ list }) => list).map((item) => [keyOf(item), item]))
  return { ...pages[0]!, list: [...items.values()].slice(0, size) }
}

/** The first item that fits, page after page; null where none does. */
export async function readUntil<P extends Paged>(
  fits: (item: P['list'][number]) => boolean,
  read: Read<P>,
): Promise<P['list'][number] | null> {
  for (let page = 1; ; page += 1) {
    const { total, list } = await read({ pageNum: String(page), pageSize: String(largestPage) })
    const found = list.find(fits)
    if (found !== undefined) return found
    if (list.length === 0 || page * largestPage >= total) return null
  }
}

export type PagedEndpoint = Endpoint<z.ZodMiniType<unknown, PageInput>, z.ZodMiniType<Paged>>
export type ItemOf<E extends PagedEndpoint> = Reply<E>['list'][number]

/**
 * A list as far as the reader has loaded it; the last one stays until the longer one is there.
 * `refetchInterval` states when it is requested again.
 */
export function useApiList<E extends PagedEndpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, keyof PageInput>,
  size: number,
  keyOf: (item: ItemOf<E>) => string | number,
  options: Pick<ReadOptions<Reply<E>>, 'refetchInterval'> = {},
): UseQueryResult<Reply<E>, ApiFailure> {
  return useRead(
    endpoint,
    { ...input, size },
    (signal) =>
      readFirst<Reply<E>>(size, keyOf, (page) =>
        callApi(endpoint, { ...input, ...page } as CallInput<E>, { signal }),
      ),
    {
      keepsLast: true,
      shown: size > largestPage ? null : { ...input, pageNum: '1', pageSize: String(size) },
      ...options,
    },
  )
}

/** One item of a list, wherever in it; `key` names what is looked for, null: nothing yet. */
export function useApiItem<E extends PagedEndpoint>(
  endpoint: E,
  key: string | null,
  fits: (item: ItemOf<E>) => boolean,
): UseQueryResult<{ found: ItemOf<E> | null }, ApiFailure> {
  const read = async (signal: AbortSignal) => ({
    found: await readUntil<Reply<E>>(fits, (page) =>
      callApi(endpoint, page as CallInput<E>, { signal }),
    ),
  })
  return useRead(endpoint, { item: key }, key === null ? null : read)
}
