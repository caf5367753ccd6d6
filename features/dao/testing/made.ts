import type { World } from '#apps/deploy/testing.ts'
import { must } from '#tests/journeys/must.ts'
import { keccak256, stringToBytes } from 'viem'

import { type DaoCall, encodeCall } from '../calls.ts'
import { daoTimes } from '../contract/deploy.ts'

/** Seconds of the local network. */
export const times = daoTimes('local')
export const tes = (whole: bigint): bigint => whole * 10n ** 18n

export interface Made {
  readonly id: bigint
  /** Of `queue`, `execute` and `cancel`. */
  readonly naming: readonly unknown[]
}

/** Stakes, proposals and votes by direct calls of demo accounts. */
export function daoOn(world: World) {
  const target = { pay: 'DaoPool', fee: 'TokenFactory', disable: 'TokenFactory' } as const
  return {
    async stake(who: string, whole: bigint): Promise<void> {
      await must(world, 'deployer', 'Tes', 'transfer', [world.hex(who), tes(whole)])
      await must(world, who, 'Tes', 'approve', [world.hex('VoteStake'), 0n])
      await must(world, who, 'Tes', 'approve', [world.hex('VoteStake'), tes(whole)])
      await must(world, who, 'VoteStake', 'stake', [tes(whole)])
    },
    async propose(who: string, description: string, ...calls: DaoCall[]): Promise<Made> {
      const list = [
        calls.map(({ kind }) => world.hex(target[kind])),
        calls.map(() => 0n),
        calls.map(encodeCall),
      ]
      await must(world, who, 'Dao', 'propose', [...list, description])
      const naming = [...list, keccak256(stringToBytes(description))]
      return { id: await world.read<bigint>('Dao', 'getProposalId', naming), naming }
    },
    vote: (who: string, { id }: Made, support: 0 | 1 | 2) =>
      must(world, who, 'Dao', 'castVote', [id, support]),
    queue: (who: string, { naming }: Made) => must(world, who, 'Dao', 'queue', naming),
    execute: (who: string, { naming }: Made) => must(world, who, 'Dao', 'execute', naming),
    cancel: (who: string, { naming }: Made) => must(world, who, 'Dao', 'cancel', naming),
    /** The second of a start is before a vote, that of an end within it. */
    pass: (seconds: number) => world.net.travel(seconds + 3),
    async passUntilBeforeEnd({ id }: Made, seconds: number): Promise<void> {
      const end = Number(await world.read<bigint>('Dao', 'proposalDeadline', [id]))
      const now = Math.floor(world.net.status().head.timestamp / 1_000)
      await world.net.travel(end - seconds - now)
    },
  }
}
