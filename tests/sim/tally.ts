import { faults } from './chain/faults.ts'
import type { World } from './world.ts'

/**
 * What a history had of epochs, on the chain as it ended. `kept`: posted and accepted from a data file of the server;
 * `wrong`: accepted, though the fees give another root.
 */
export function epochsOf({ chain, files }: World) {
  const { epochs } = chain.state.distributor
  const accepted = epochs.filter(({ state }) => state === 'accepted')
  return {
    posted: epochs.length,
    revoked: epochs.filter(({ state }) => state === 'revoked').length,
    accepted: accepted.length,
    kept: accepted.filter(({ right, upToBlock }) => right && files.has(upToBlock)).length,
    wrong: accepted.filter(({ right }) => !right).length,
    claimed: accepted.filter(({ claimed }) => claimed.length > 0).length,
  }
}

/** Troubles, by their text in the trace. */
const troubles: Readonly<Record<string, RegExp>> = {
  killed: /^life \d+ is killed$/,
  'a turn abandoned': /^life \d+ paused: /,
  'blocks replaced': /^chain replaced /,
  '14 blocks or more replaced': /^chain replaced (1[4-9]|20) /,
  'accepted and forgot': /^accepted and forgot$/,
  'sent again': /broadcasts \w+ again$/,
  'another hash refused': /^reply \S+After 409 (ORDER_HAS_HASH|HASH_TAKEN)$/,
  'a call refused for the node': /^reply \S+ 503 NODE_UNAVAILABLE$/,
  ...Object.fromEntries(
    Object.keys(faults).map((name) => [`node: ${name}`, new RegExp(`^fault ${name} `)]),
  ),
}

/** Which troubles a history had, from its trace. */
export class Troubles {
  readonly met = new Set<string>()

  recordLine(line: string): void {
    for (const [name, reported] of Object.entries(troubles)) {
      if (!this.met.has(name) && reported.test(line)) this.met.add(name)
    }
  }
}

/** In how many histories there was some of each: what is never seen is not tested. */
export class Tally {
  readonly epochs = { posted: 0, revoked: 0, accepted: 0, kept: 0, wrong: 0, claimed: 0 }
  readonly troubles: Record<string, number> = Object.fromEntries(
    Object.keys(troubles).map((name) => [name, 0]),
  )

  add(history: {
    readonly epochs: ReturnType<typeof epochsOf>
    readonly troubles: ReadonlySet<string>
  }): void {
    const { epochs, troubles: met } = history
    for (const [what, count] of Object.entries(epochs)) {
      if (count > 0) this.epochs[what as keyof typeof epochs] += 1
    }
    for (const name of met) this.troubles[name]! += 1
  }

  get unseen(): string[] {
    const all = { ...this.epochs, ...this.troubles }
    return Object.entries(all).flatMap(([what, count]) => (count === 0 ? [what] : []))
  }
}
