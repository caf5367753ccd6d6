import type { Reply } from '#platform/std/endpoint.ts'

import type { burnApi } from '../../api.ts'
import { kinds } from '../../fields.ts'

export type Nodes = Reply<typeof burnApi.node>
export type Kind = Nodes['kinds'][number]

/** The address that shows a kind. */
export const boxPath = (kind: number): string => `/nodeBox?node=${kind}`

/** The kind that an address names; else the first that has a place left, else the first. */
export function chosenKind(
  { kinds: all }: Pick<Nodes, 'kinds'>,
  named: string | null,
): Kind | null {
  const wanted = kinds.find((kind) => String(kind) === named)
  return (
    all.find(({ kind }) => kind === wanted) ?? all.find(({ left }) => left > 0) ?? all[0] ?? null
  )
}
