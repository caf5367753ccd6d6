import { isAddress } from '#platform/std/address.ts'
import { useRead } from '#platform/web/api.ts'
import { callApi } from '#platform/web/client.ts'
import { atServer } from '#platform/web/runtime.ts'

import { accountApi } from '../api.ts'
import { type PersonName, picturePath } from '../shapes.ts'

/** The maximum of one call. */
const most = 50

type Answer = (found: Promise<PersonName | null>) => void
let waiting = new Map<string, Answer[]>()

/** One call requests the names of all addresses on a screen. */
async function nameOf(address: string): Promise<PersonName | null> {
  if (!isAddress(address)) return null
  if (waiting.size === 0) setTimeout(ask)
  return new Promise((resolve) => {
    waiting.set(address, [...(waiting.get(address) ?? []), resolve])
  })
}

function ask(): void {
  const asked = [...waiting]
  waiting = new Map()
  for (let from = 0; from < asked.length; from += most) {
    const part = asked.slice(from, from + most)
    const addresses = part.map(([address]) => address).join(',')
    const found = callApi(accountApi.people, { addresses })
    for (const [address, answers] of part) {
      const one = found.then(({ list }) => list.find((each) => each.address === address) ?? null)
      for (const answer of answers) answer(one)
    }
  }
}

/** How a member calls himself; null until it is known, and where he does not. */
export function usePersonName(address: string): PersonName | null {
  const { data } = useRead(accountApi.people, address, () => nameOf(address), {
    staleTime: 60_000,
  })
  return data ?? null
}

export const pictureOf = (avatar: string | null): string | null =>
  avatar === null ? null : atServer(`${picturePath}/${avatar}`)
