import { features } from '#apps/server/features.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import type { Database } from '#platform/server/database/db.ts'

import { root } from './fill.ts'

/**
 * Makes the calls of the team as the root, without HTTP; of the contracts only the calls for
 * sources.
 */
export function askAsRoot(db: Database) {
  const app = {
    db,
    node: {
      readContract: async ({ functionName }: { functionName: string }) => answers[functionName],
    },
    deployment: { address: () => root, contracts: {}, nameOf: () => null },
    clock: { isFinal: () => true, head: { number: 1 } },
  } as unknown as App
  const call: Call = { app, db, session: null, address: root, locale: 'en' }
  const bound = features.flatMap(({ endpoints }) => endpoints)
  return async (path: string, form: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    const found = bound.find(({ endpoint }) => endpoint.path === path)
    if (found === undefined) throw new Error(`there is no ${path}`)
    return (await found.handler(found.endpoint.input.parse(form), call)) as Answer
  }
}

const answers: Readonly<Record<string, unknown>> = { root, getMembersSize: 0n, earnedOf: 0n }

/** What of the replies is looked at here. */
export interface Answer {
  readonly total: number
  readonly list: readonly {
    readonly address: string
    readonly teamSize: number
    readonly teamPledge: string
  }[]
  readonly size: number
  readonly lines: readonly { readonly members: number; readonly pledge: string }[]
  readonly levels: readonly {
    readonly level: number
    readonly members: number
    readonly pledge: string
  }[]
}
