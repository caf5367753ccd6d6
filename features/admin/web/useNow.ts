import { isAddress, parseAddress } from '#platform/std/address.ts'
import type { Subject } from '#platform/std/action.ts'
import { queryClient } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useQuery } from '@tanstack/react-query'

import type { Change } from './changes/change.ts'
import { readTyped } from './changes/typed.ts'

/** What the contract states, as the node answers it to this browser; null until then, and while its fields are missing. */
export function useNow({ now, kind, fields, fixed }: Change, typed: Subject): string | null {
  const t = useText()
  const contracts = useConfig()?.contracts ?? {}
  const read = readTyped(fields, typed)
  const at = now === null ? '' : (contracts[now.at] ?? read[now.at] ?? '')
  const asked = (now?.by ?? []).map((name) => read[name] ?? null)
  const { data } = useQuery(
    {
      queryKey: ['admin now', kind, fixed, at, now?.view, asked],
      queryFn: async () => {
        if (now === null) return null
        const { readContract } = await import('#platform/web/tron/contract.ts')
        const address = parseAddress(at)
        const call = { address, abi: now.abi, functionName: now.view, args: asked }
        return { answer: await readContract(call as Parameters<typeof readContract>[0]) }
      },
      enabled: now !== null && isAddress(at) && !asked.includes(null),
      refetchInterval: 15_000,
    },
    queryClient,
  )
  return now === null || data === undefined || data === null ? null : now.show(data.answer, t)
}
