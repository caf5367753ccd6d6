import type { World } from './world.ts'

/**
 * What a history had of epochs, on the chain as it ended. `kept`: posted and accepted from a data file of the server;
 * `wrong`: accepted, though the fees give another root.
 */
export function epochsOf({ chain, files }: World) {
  const { epochs, claimed } = chain.state.distributor
  const accepted = epochs.filter(({ state }) => state === 'accepted')
  return {
    posted: epochs.length,
    revoked: epochs.filter(({ state }) => state === 'revoked').length,
    accepted: accepted.length,
    kept: accepted.filter(({ right, upToBlock }) => right && files.has(upToBlock)).length,
    wrong: accepted.filter(({ right }) => !right).length,
    claimed: Object.keys(claimed).length,
  }
}

/** In how many histories there was some of each: what is never seen is not tested. */
export class Tally {
  readonly histories = { posted: 0, revoked: 0, accepted: 0, kept: 0, wrong: 0, claimed: 0 }

  add(epochs: ReturnType<typeof epochsOf>): void {
    for (const [what, count] of Object.entries(epochs)) {
      if (count > 0) this.histories[what as keyof typeof epochs] += 1
    }
  }

  get unseen(): string[] {
    return Object.entries(this.histories).flatMap(([what, count]) => (count === 0 ? [what] : []))
  }
}
