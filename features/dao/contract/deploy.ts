import { keccak256, toBytes } from 'viem'
import { tes } from '#platform/contracts/amounts.ts'
import type { CallStep, DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

const day = 86_400

/** Seconds: days elsewhere, a minute for each locally. */
export const daoTimes = (network: NetworkName) => {
  const unit = network === 'local' ? 60 : day
  return { delay: unit, period: 5 * unit, extension: unit, heldFor: unit, timelock: 2 * unit }
}

const threshold = tes(100_000n)
const quorumFloor = tes(1_000_000n)

/** The library's number of who grants and renounces. */
const adminRole = `0x${'0'.repeat(64)}`

const granting = (key: string, role: 'PROPOSER_ROLE' | 'EXECUTOR_ROLE'): CallStep => ({
  key,
  contract: 'DaoTimelock',
  functionName: 'grantRole',
  args: ({ address }) => [keccak256(toBytes(role)), address('Dao')],
})

/** What other features name: the timelock guards the token factory, and the pool may get the platform's fees. */
export const daoGroundPlan = (network: NetworkName): DeployPlan => ({
  contracts: [
    {
      contract: 'DaoTimelock',
      args: ({ deployer }) => [daoTimes(network).timelock, deployer],
    },
    { contract: 'DaoPool', args: ({ address }) => [address('DaoTimelock')] },
  ],
  calls: [],
})

/** The stake and the Dao, which the timelock obeys alone from then on. */
export function daoPlan(network: NetworkName): DeployPlan {
  const { delay, period, extension, heldFor } = daoTimes(network)
  return {
    contracts: [
      { contract: 'VoteStake', args: ({ address }) => [address('Tes')] },
      {
        contract: 'Dao',
        args: ({ address }) => [
          address('VoteStake'),
          address('DaoTimelock'),
          address('DaoPool'),
          address('TokenFactory'),
          [delay, period, extension, heldFor],
          threshold,
          quorumFloor,
        ],
      },
    ],
    calls: [
      granting('let the Dao schedule', 'PROPOSER_ROLE'),
      granting('let the Dao execute', 'EXECUTOR_ROLE'),
      {
        key: 'leave the timelock to the Dao',
        contract: 'DaoTimelock',
        functionName: 'renounceRole',
        args: ({ deployer }) => [adminRole, deployer],
      },
    ],
  }
}
