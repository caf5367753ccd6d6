import { examples } from '../../tests/examples.ts'

/**
 * Contracts of a folder, and the tests in it that must notice their faults.
 * @param {string} folder
 * @param {string} tests
 * @param {readonly string[]} names
 */
const of = (folder, tests, names) =>
  names.map((name) => ({ file: `${folder}/${name}.sol`, tests: `${folder}/${tests}` }))

const platform = 'platform/contracts'

/**
 * Each production contract with the tests that must notice its faults: a feature's stand in its `examples.ts`.
 * @type {readonly { file: string, tests: string }[]}
 */
export const contracts = [
  ...examples.flatMap(({ feature, mutation = [] }) =>
    mutation.flatMap(({ tests, contracts }) =>
      of(`features/${feature}/contract`, tests, contracts),
    ),
  ),
  ...of(platform, 'RewardVault.t.sol', ['RewardVault']),
  { file: `${platform}/Credits.sol`, tests: 'features/team/contract/FeeSplitter*.t.sol' },
  ...of(platform, 'Trx.t.sol', ['Trx']),
  ...of(platform, 'Deposits.t.sol', ['Deposits']),
  ...of(platform, 'Kept.t.sol', ['Kept']),
  ...of(platform, 'FixedPriceOracle.t.sol', ['FixedPriceOracle']),
  ...of(platform, 'Coins.t.sol', ['Tes']),
]
