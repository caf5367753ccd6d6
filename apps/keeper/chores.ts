import { anchorChore } from '#features/admin/keeper/chores.ts'
import { lapseChore, passChore, periodChore } from '#features/burn/keeper/chores.ts'
import { voteChore } from '#features/dao/keeper/chores.ts'
import { endChore } from '#features/energy/keeper/chores.ts'
import { averageChore } from '#features/exchange/keeper/chores.ts'
import { burnChore, listChore } from '#features/launch/keeper/chores.ts'
import { issueChore } from '#features/lp/keeper/chores.ts'
import { sweepChore } from '#features/otc/keeper/chores.ts'
import { refundChore } from '#features/rwa/keeper/chores.ts'
import { type Chore, ChoresKeeper, type ChoresOptions } from '#platform/chain/chores.ts'
import type { Deployment } from '#platform/chain/deployment.ts'
import { turnAfterTurn } from '#platform/chain/turns.ts'

import type { Environment } from './keys.ts'
import type { Ask } from './ourServer.ts'

/** The chores of the features: one line each; the operator's own first. */
const chores = (ask: Ask, chainId: string): readonly Chore[] => [
  averageChore,
  periodChore,
  passChore(ask),
  anchorChore(ask, chainId),
  listChore(),
  issueChore(),
  burnChore(),
  sweepChore(),
  lapseChore(),
  refundChore(),
  voteChore(ask),
  endChore(),
]

/** Energy a day for chores of users: some 15 issues. */
const usualBudget = 1_000_000

/** Those of contracts that are deployed. */
export function choresOf(
  env: Environment,
  deployment: Deployment,
  parts: Pick<ChoresOptions, 'node' | 'log'> & {
    readonly signer: ChoresOptions['chores'][number]['operatorOf']
    /** A call of our server, for what no contract lists; null where it does not answer. */
    readonly ask: Ask
  },
): ChoresOptions {
  const { node, log, signer, ask } = parts
  const assigned = chores(ask, deployment.chainId)
    .filter(({ contract }) => contract in deployment.contracts)
    .map((chore) => ({
      chore,
      address: deployment.address(chore.contract),
      operatorOf: signer,
    }))
  return { node, log, chores: assigned, budget: budgetOf(env['TESSERA_CHORE_ENERGY']) }
}

function budgetOf(text: string | undefined): number {
  if (text === undefined || text === '') return usualBudget
  if (!/^\d{1,12}$/.test(text)) throw new Error('TESSERA_CHORE_ENERGY must be a number of energy')
  return Number(text)
}

/** Runs a turn every `every` milliseconds; `ended` gets its result and the number of failing chores. Returns a function that stops it. */
export function runChores(
  options: ChoresOptions,
  every: number,
  ended: (succeeded: boolean, failing: number) => void,
): () => Promise<void> {
  const keeper = new ChoresKeeper(options)
  return turnAfterTurn(
    () => keeper.turn(),
    every,
    (err) => options.log.warn({ err }, 'a check of the chores failed, the next one continues'),
    (succeeded) => ended(succeeded, keeper.failing),
  )
}
