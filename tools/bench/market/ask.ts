import { features } from '#apps/server/features.ts'
import type { App } from '#platform/server/app.ts'
import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import type { Database } from '#platform/server/database/db.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { levelsOf } from './fill.ts'

interface Page {
  readonly total: number
  readonly list: readonly unknown[]
}

/**
 * Makes the calls themselves, without HTTP: on this database, of a contract that has the levels of
 * its cards.
 */
export function askOn(db: Database, cards: number) {
  const app = appOf(db, cards)
  const call: Call = { app, db, session: null, address: zeroAddress, locale: 'en' }
  return async (path: string, form: Readonly<Record<string, unknown>>): Promise<Page> => {
    const { endpoint, handler } = endpointAt(path)
    return (await handler(endpoint.input.parse(form), call)) as Page
  }
}

function endpointAt(path: string): BoundEndpoint {
  const all = features.flatMap(({ endpoints }) => endpoints)
  const found = all.find(({ endpoint }) => endpoint.path === path)
  if (found === undefined) throw new Error(`there is no ${path}`)
  return found
}

/** As much of it as a list of cards needs. */
function appOf(db: Database, cards: number): App {
  const levels = levelsOf(cards)
  const at = ([level]: readonly bigint[]) => levels[Number(level) - 1]!
  const answers: Record<string, (args: readonly bigint[]) => unknown> = {
    levelCount: () => BigInt(levels.length),
    terms: () => [[], []],
    ROYALTY: () => 250n,
    levelMap: (args) => {
      const { name, supply, price, first } = at(args)
      return [0n, name, 0n, price, BigInt(first + supply), zeroAddress]
    },
    levelPower: () => 1n,
  }
  const node = {
    readContract: async ({ functionName, args }: { functionName: string; args: bigint[] }) =>
      answers[functionName]!(args),
  }
  return {
    db,
    node,
    config: { nativeSymbol: 'TRX' },
    deployment: { address: () => zeroAddress },
    clock: { isFinal: () => true },
  } as unknown as App
}
